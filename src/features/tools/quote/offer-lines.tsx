import { memo, useRef, useState } from 'react'
import { type Correction, counts, isOpen, type Offer, type OfferLine } from '../../../engines/quote/offer.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { LongList } from '../long-list.tsx'
import toolStyles from '../tools.module.css'
import { signedRupiah } from './finding-text.ts'
import { LineEditor } from './line-editor.tsx'
import styles from './quote.module.css'

interface Props {
  readonly t: ToolTranslate
  readonly offer: Offer
  /** Stays the same function, so that lines that do not change are not drawn anew. */
  readonly onCorrect: (key: string, change: Correction) => void
  readonly onRestore: () => void
}

/** More lines than most offers have. */
const shownFirst = 40

/** The lines of an offer as they were read: what counts, what does not and why, and lines without a figure. */
export function OfferLines({ t, offer, onCorrect, onRestore }: Props) {
  const [edited, setEdited] = useState<{ readonly key: string; readonly part: Part }>()
  const heading = useRef<HTMLHeadingElement>(null)
  // A line stays where it stood while it is changed: in another list it would be drawn anew, and the focus lost.
  const inPart = (part: Part) =>
    offer.lines.filter((line) => (line.key === edited?.key ? edited.part : partOf(line)) === part)
  const [costs, others, texts] = [inPart('cost'), inPart('other'), inPart('text')]
  const list = (lines: readonly OfferLine[]) => (
    <LongList className={styles.lines} first={shownFirst} items={lines} t={t}>
      {(line) => (
        <Line
          isEdited={edited?.key === line.key}
          key={line.key}
          line={line}
          onCorrect={onCorrect}
          onDelete={() => heading.current?.focus()}
          onEdit={(one) => setEdited(one && { key: one.key, part: partOf(one) })}
          t={t}
        />
      )}
    </LongList>
  )
  return (
    <>
      <h3 className={toolStyles.subheading} ref={heading} tabIndex={-1}>
        {t('quote.lines')}
      </h3>
      {list(costs)}
      {others.length > 0 && (
        <>
          <h4 className={styles.part}>{t('quote.notCounted')}</h4>
          {list(others)}
        </>
      )}
      {texts.length > 0 && (
        <Disclosure summary={t('quote.withoutSum', { count: texts.length })}>{list(texts)}</Disclosure>
      )}
      {offer.deletedCount > 0 && (
        <p className={styles.readings} data-screen-only="">
          {t('quote.deleted', { count: offer.deletedCount })}
          <Button
            look="quiet"
            onClick={() => {
              onRestore()
              heading.current?.focus()
            }}
          >
            {t('quote.restore')}
          </Button>
        </p>
      )}
    </>
  )
}

type Part = 'cost' | 'other' | 'text'

/** Whether a line counts or is asked about, has a figure that does not count, or has none. */
function partOf(line: OfferLine): Part {
  if (counts(line) || (line.role === 'price' && isOpen(line))) return 'cost'
  return line.role === 'text' ? 'text' : 'other'
}

interface LineProps {
  readonly t: ToolTranslate
  readonly line: OfferLine
  readonly isEdited: boolean
  readonly onEdit: (line: OfferLine | undefined) => void
  readonly onCorrect: (key: string, change: Correction) => void
  readonly onDelete: () => void
}

const Line = memo(
  function Line({ t, line, isEdited, onEdit, onCorrect, onDelete }: LineProps) {
    const button = useRef<HTMLButtonElement>(null)
    const { key, text, role, payee, sumIdr, maxIdr, doubt, written, per, isCorrected } = line
    const money = (amount: number) => signedRupiah(amount, t)
    const name = text === '' ? t('quote.unnamed') : text
    const isCost = role === 'price' || role === 'discount'
    const remarks = [
      isCost ? t(`quote.payee.${payee}`) : role === 'text' ? '' : t(`quote.role.${role}`),
      doubt ? t(`quote.doubt.${doubt}`) : '',
      per && isCost ? t('quote.per', { unit: per }) : '',
      isCorrected ? t('quote.corrected') : '',
    ].filter(Boolean)
    const figure =
      sumIdr === undefined
        ? (written ?? '')
        : sumIdr === 0 && role === 'price'
          ? t('quote.free')
          : maxIdr === undefined
            ? money(sumIdr)
            : t.money(sumIdr, maxIdr)
    return (
      <li className={styles.line} data-role={role}>
        <span className={styles.text}>
          {name}
          {remarks.length > 0 && <small className={toolStyles.hint}>{remarks.join(' · ')}</small>}
        </span>
        <span className={styles.sum}>{figure}</span>
        <button
          aria-expanded={isEdited}
          aria-label={t('quote.editOf', { line: name })}
          className={styles.edit}
          data-screen-only=""
          onClick={() => onEdit(isEdited ? undefined : line)}
          ref={button}
          type="button"
        >
          {t('quote.edit')}
        </button>
        {isEdited && (
          <LineEditor
            line={line}
            money={money}
            onCorrect={(change) => {
              onCorrect(key, change)
              if (change.isDeleted) onDelete()
            }}
            onDone={() => {
              onEdit(undefined)
              button.current?.focus()
            }}
            t={t}
          />
        )}
      </li>
    )
  },
  (before, after) =>
    before.isEdited === after.isEdited && before.onCorrect === after.onCorrect && isSameLine(before.line, after.line),
)

/** Lines are read anew with every key; most are as they were. */
function isSameLine(one: OfferLine, other: OfferLine): boolean {
  const names = ['key', 'text', 'role', 'payee', 'sumIdr', 'maxIdr', 'doubt', 'written', 'per', 'isCorrected'] as const
  return names.every((name) => one[name] === other[name])
}
