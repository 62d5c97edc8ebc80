import { useId } from 'react'
import type { NameCheck, NameFinding, NameResult } from '../../../engines/company-name.ts'
import type { ToolTranslate } from '../../../i18n/tool-translate.ts'
import type { ShownRule } from '../../../lib/island-data.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Stamp } from '../../../ui/stamp.tsx'
import toolStyles from '../tools.module.css'
import styles from './name-findings.module.css'

/** What each check is called, and the rule behind it. */
export type CheckTexts = Readonly<Record<NameCheck, ShownRule & { readonly label: string }>>

interface Props {
  readonly t: ToolTranslate
  readonly checks: CheckTexts
  readonly result: NameResult
  /** Checks that the answers of the form leave out, and why. */
  readonly unchecked: readonly { readonly check: NameCheck; readonly why: string }[]
}

/** What was found in one name, the rules that it passed, and which spellings sound alike. */
export function NameFindings({ t, checks, result, unchecked }: Props) {
  const { name, isPrefixRemoved, findings, soundAlikes } = result
  const clearId = useId()
  const shown = findings
    .filter(({ check }) => check !== 'taken')
    .toSorted((one, other) => gravity.indexOf(one.state) - gravity.indexOf(other.state))
  const clear = (Object.keys(checks) as NameCheck[]).filter(
    (check) => !findings.some((finding) => finding.check === check) && !unchecked.some((left) => left.check === check),
  )
  return (
    <section aria-label={name} className={styles.name} data-name-result="">
      <h3 className={styles.heading}>{name}</h3>
      <Verdict findings={findings} t={t} />
      <p>{headline(findings, t)}</p>
      {isPrefixRemoved && <p className={toolStyles.days}>{t('name.prefix')}</p>}
      {shown.length > 0 && (
        <ul className={toolStyles.list}>
          {shown.map((finding) => (
            <li key={finding.check}>{findingText(finding, checks, t)}</li>
          ))}
        </ul>
      )}
      {clear.length > 0 && (
        <div className={toolStyles.days}>
          <p id={clearId}>{t('name.clear')}</p>
          <ul aria-labelledby={clearId} className={styles.passed}>
            {clear.map((check) => (
              <li key={check}>
                <Icon name="check" size={16} /> {checks[check].label}
              </li>
            ))}
          </ul>
          <p>{t('name.ours')}</p>
        </div>
      )}
      {unchecked.map(({ check, why }) => (
        <p className={toolStyles.days} key={check}>
          {t('name.unchecked', { check: checks[check].label, why })}
        </p>
      ))}
      {soundAlikes.length > 0 && <p>{t('name.alike', { names: soundAlikes.join('; ') })}</p>}
    </section>
  )
}

/** The gravest first. */
const gravity = ['conflicts', 'risk', 'look', 'practice'] as const

/** The gravest that was found; the register is always left to look at and does not count. */
function gravestOf(findings: readonly NameFinding[]): (typeof gravity)[number] | undefined {
  return gravity.find((state) => findings.some((finding) => finding.check !== 'taken' && finding.state === state))
}

/** The gravest that was found, as a sentence. */
export function headline(findings: readonly NameFinding[], t: ToolTranslate): string {
  const gravest = gravestOf(findings)
  return gravest ? t(`name.headline.${gravest}`) : t('name.nothing')
}

/** The verdict in one word, before all details; it speaks of the rules that were checked alone. */
function Verdict({ findings, t }: { readonly findings: readonly NameFinding[]; readonly t: ToolTranslate }) {
  const gravest = gravestOf(findings)
  if (!gravest) {
    return (
      <Stamp icon="check" tone="positive">
        {t('name.verdict.clear')}
      </Stamp>
    )
  }
  const isRisk = gravest === 'conflicts' || gravest === 'risk'
  return (
    <Stamp icon={isRisk ? 'close' : 'help'} tone={isRisk ? 'negative' : 'caution'}>
      {t(isRisk ? 'name.verdict.risk' : 'name.verdict.care')}
    </Stamp>
  )
}

/** For example `Berisiko ditolak · Bahasa Indonesia: “solutions” (Pasal 11 PP 43/2011)`. */
export function findingText(finding: NameFinding, checks: CheckTexts, t: ToolTranslate) {
  const { label, basis } = checks[finding.check]
  const met = finding.met.map((one) => (finding.check === 'latin' ? strangeText(one, t) : `“${one}”`))
  return (
    <>
      <strong>{t(`name.state.${finding.state}`)}</strong> · {label}
      {met.length > 0 && `: ${met.join(', ')}`}
      {basis.length > 0 && ` (${basis.map((one) => one.label).join('; ')})`}
    </>
  )
}

/** A character, or what kind of character it is: the name of a script in the visitor's language. */
function strangeText(met: string, t: ToolTranslate): string {
  if (met === 'emoji') return met
  if (!/^[A-Z][a-z]{3}$/.test(met)) return `“${met}”`
  const script = new Intl.DisplayNames(t.locale, { type: 'script' }).of(met) ?? met
  return t('name.alphabet', { script })
}
