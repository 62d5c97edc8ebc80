import { createElement, Fragment, type ReactNode } from 'react'
import {
  doubtText,
  formerText,
  partyTextKeys,
  sumText,
  taxText,
  unitPriceText,
  validityText,
} from '../../i18n/fee-text.ts'
import { useT } from '../../i18n/translate-context.tsx'
import { type Choice, type FeeLine, type Party, type PricedService, total } from '../../lib/fees.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Ring } from '../../ui/ring.tsx'
import { Stamp } from '../../ui/stamp.tsx'
import styles from './estimate.module.css'

interface Props {
  readonly service: PricedService
  readonly party: Party
  readonly variant: string | undefined
  /** What this party is always paid in this case. */
  readonly lines: readonly FeeLine[]
  readonly choice: Choice
}

/** One recipient of the bill: the sum and what it is for; opened, each fee with its note, tax, basis and day of the check. */
export function PartyLine({ service, party, variant, lines, choice }: Props) {
  const t = useT()
  const sum = total(lines, variant, choice)
  const title = t(partyTextKeys[party])
  const [first] = lines
  if (!first)
    return (
      <p className={styles.none}>
        <span>{title}</span>
        <span>{t('price.none')}</span>
      </p>
    )
  const others = lines.length - 1
  // One line beside the text of the page: opened, the row has every fee, its tax and its basis.
  const about =
    party === 'ours'
      ? taxText(first, t)
      : others > 0
        ? t.count('price.andOthers', others, { first: first.label })
        : first.label
  const validity = validityText(party, service.fees, variant, t)
  return (
    <Disclosure
      answer={
        <b className={styles.amount}>
          {sumText(sum, t)}
          {sum.isUnconfirmed && <Ring label={t('price.unconfirmedMark')} />}
        </b>
      }
      className={styles.party}
      note={about !== title && about}
      summary={title}
    >
      <ul className={styles.fees}>
        {lines.map((line) => (
          <li key={line.id}>
            <p className={styles.fee}>
              <span>{line.label}</span> <span>{unitPriceText(line, t)}</span>
            </p>
            <FeeNote line={line} service={service} />
          </li>
        ))}
      </ul>
      {validity && <p className={styles.note}>{validity}</p>}
    </Disclosure>
  )
}

/** Under a fee: what it covers, its tax, its basis and the day of the check, its source, and the former tariff. */
function FeeNote({ service, line }: Pick<Props, 'service'> & { readonly line: FeeLine }) {
  const t = useT()
  const day = (value: string) => t.day(value, 'short')
  const basis = service.bases[line.regulation ?? '']
  const former = formerText(line, t)
  const about = [line.note, line.variesBy && t('price.variesBy', { what: line.variesBy }), taxText(line, t)]
  return (
    <p className={styles.note}>
      {spaced(
        about.filter(Boolean).join(' '),
        basis ? <a href={basis.href}>{line.regulationLabel}</a> : line.regulationLabel,
        basis?.warning && <Stamp tone="negative">{basis.warning}</Stamp>,
        doubtText(line, t) ?? (line.checkedOn && t('price.checkedOn', { day: day(line.checkedOn) })),
        line.reviewDue && line.reviewDue < service.builtOn && (
          <b>{t('price.pastReview', { day: day(line.reviewDue) })}</b>
        ),
        former && <s>{former}</s>,
        line.sourceUrl && (
          <a href={line.sourceUrl} rel="noopener">
            {t('price.source', { host: new URL(line.sourceUrl).host })}
          </a>
        ),
      )}
    </p>
  )
}

/** The parts that there are, with a space between them and no two texts side by side, whose border React would mark. */
function spaced(...parts: readonly ReactNode[]): ReactNode {
  const shown: ReactNode[] = []
  for (const part of parts.filter(Boolean)) {
    const last = shown.at(-1)
    if (typeof last === 'string') shown[shown.length - 1] = `${last} `
    else if (last !== undefined && typeof part !== 'string') shown.push(' ')
    if (typeof part !== 'string') shown.push(part)
    else if (typeof last === 'string') shown[shown.length - 1] += part
    else shown.push(last === undefined ? part : ` ${part}`)
  }
  return createElement(Fragment, null, ...shown)
}
