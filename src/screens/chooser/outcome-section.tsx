import { FeeAmount } from '../../components/fees/fee-amount.tsx'
import { FormsFigure } from '../../components/figures/forms-figure.tsx'
import { LiabilityFigure } from '../../components/figures/liability-figure.tsx'
import { MarkMeaning } from '../../components/prose/citation-state.tsx'
import { CitedRegulation } from '../../components/prose/cited-regulation.tsx'
import { optionText } from '../../i18n/option-text.ts'
import type { TextKey, Translate } from '../../i18n/translate.ts'
import { chatAddress } from '../../lib/addresses.ts'
import { classNames } from '../../lib/class-names.ts'
import { answersQuery, type Outcome, type ReasonTrait, resultId, rowsOf } from '../../lib/entity-choice.ts'
import { total } from '../../lib/fees.ts'
import type { OutcomeFacts } from '../../lib/outcome-facts.ts'
import type { ChooserProps } from '../../page-data/chooser.ts'
import { site } from '../../site/site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Columns } from '../../ui/columns.tsx'
import { Linked } from '../../ui/linked.tsx'
import styles from './outcome-section.module.css'

interface Props {
  readonly t: Translate
  readonly drawn: ChooserProps['outcomes'][number]
  readonly facts: Readonly<Record<Outcome, OutcomeFacts>>
}

const traits: readonly (readonly [trait: ReasonTrait, label: TextKey])[] = [
  ['fits', 'entity.fits'],
  ['founders', 'entity.founders'],
  ['liability', 'entity.liability'],
  ['capital', 'entity.capital'],
  ['foreigners', 'entity.foreigners'],
  ['duties', 'entity.duties'],
]

/** One outcome: its reasons with their articles, its price, what would change it, and the next steps. */
export function OutcomeSection({ t, drawn: { outcome, founding, content, figures, nearest, basis }, facts }: Props) {
  const { name, reasons } = facts[outcome]
  return (
    <section className={styles.outcome} data-outcome={outcome} id={resultId(outcome)}>
      <h2>{name}</h2>
      {content && <div className={styles.text}>{content}</div>}
      {(figures.liability || figures.forms) && (
        <Columns className={styles.figures} shape="halves">
          {figures.liability && <LiabilityFigure {...figures.liability} />}
          {figures.forms && <FormsFigure {...figures.forms} />}
        </Columns>
      )}
      {'fits' in reasons && (
        <dl className={styles.reasons}>
          {traits.map(([trait, label]) => (
            <div className={styles.reason} key={trait}>
              <dt>{t(label)}</dt>
              <dd>
                <Linked text={reasons[trait].text} />
              </dd>
            </div>
          ))}
          {founding && (
            <div className={styles.reason}>
              <dt>{t('price.total')}</dt>
              <dd>
                <FeeAmount amount={total(founding.fees.lines, founding.variants[0]?.id)} t={t} />
              </dd>
            </div>
          )}
        </dl>
      )}
      <h3 className={classNames(styles.heading, styles.way)}>{t('chooser.leadsHere')}</h3>
      <ul className={classNames(styles.ways, styles.way)}>
        {rowsOf(outcome).map(({ row, runnerUp, condition, ways }) => (
          <li key={row}>
            {ways.map((answers) => (
              <p key={answersQuery(answers)}>
                {answers.map(({ wording, option }) => optionText(t, wording, option)).join(' · ')}
              </p>
            ))}
            {condition && <p>{t(`chooser.condition.${condition}`)}</p>}
            <p>
              {t('chooser.whatChanges')}: {t(`chooser.changes.${row}`)}
            </p>
            {runnerUp.length > 0 && (
              <p>
                {t('chooser.runnerUp')}: {runnerUp.map((id) => facts[id].name).join(', ')}
              </p>
            )}
          </li>
        ))}
      </ul>
      {basis.length > 0 && (
        <>
          <h3 className={styles.heading}>{t('service.basis')}</h3>
          <ul className={styles.citations}>
            {basis.map((citation) => (
              <li key={citation.written}>
                <CitedRegulation citation={citation} t={t} /> {citation.text ?? citation.title}
              </li>
            ))}
          </ul>
          <MarkMeaning above={2} citations={basis} t={t} />
        </>
      )}
      <div className={styles.actions} data-screen-only="">
        {nearest && (
          <ButtonLink href={t.href(nearest.path)}>{t('price.details', { service: nearest.short_title })}</ButtonLink>
        )}
        {founding && (
          <ButtonLink href={`${t.href(founding.path)}#hitung`}>
            {t('service.toEstimate')} <span className="visually-hidden">{founding.title}</span>
          </ButtonLink>
        )}
        <ButtonLink
          href={chatAddress(
            site.whatsapp,
            t('chat.greetingAbout', { company: site.name, subject: founding?.title ?? name }),
          )}
          rel="noopener"
          target="_blank"
        >
          {t('chat.label')} <span className="visually-hidden">{name}</span>
        </ButtonLink>
      </div>
    </section>
  )
}
