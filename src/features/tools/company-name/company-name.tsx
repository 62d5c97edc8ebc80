import { checkAbbreviation, checkName, type NameCheck, type NameWords } from '../../../engines/company-name.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { ToolTexts } from '../../../i18n/tool-translate.ts'
import type { ReviewDays } from '../../../lib/island-data.ts'
import { Area, Select, Text } from '../form-fields.tsx'
import { ShareActions } from '../share-actions.tsx'
import { ShownRules } from '../shown-rules.tsx'
import { ToolForm } from '../tool-form.tsx'
import styles from '../tools.module.css'
import { useDay, useForm } from '../use-form.ts'
import { type CheckTexts, findingText, headline, NameFindings } from './name-findings.tsx'
import { nameForm } from './name-form.ts'

interface Props {
  readonly language: Language
  readonly texts: ToolTexts
  readonly words: NameWords
  /** What the activities are called, by the ids of the words of trade. */
  readonly activities: readonly { readonly id: string; readonly label: string }[]
  readonly checks: CheckTexts
  /** Where the official register is searched. */
  readonly portal: string
  /** Our page of trademarks. */
  readonly trademark: string
  readonly days: ReviewDays
  readonly builtOn: string
}

/** The check of a company's name. Island: `<CompanyName client:load … />`. */
export function CompanyName(props: Props) {
  const { language, texts, words, activities, checks, portal, trademark, days, builtOn } = props
  const declared = nameForm(words, activities)
  const form = useForm('name', { language, texts }, declared)
  const day = useDay(builtOn)
  const { t, known } = form
  const { names: asked, holders, activity, short: shortName } = declared.fields
  const question = { allIndonesian: known.holders === 'indonesia', activity: known.activity?.id }
  const results = (known.names ?? []).map((name) => checkName(words, name, question))
  const short = known.short ?? ''
  const shortFindings = short === '' ? [] : checkAbbreviation(words, short)
  const unchecked: readonly { readonly check: NameCheck; readonly why: string }[] = [
    ...(question.activity ? [] : [{ check: 'fits' as const, why: t('name.unchecked.fits') }]),
    ...(question.allIndonesian ? [] : [{ check: 'language' as const, why: t('name.unchecked.language') }]),
  ]
  const met = new Set([...results.flatMap(({ findings }) => findings), ...shortFindings].map(({ check }) => check))

  return (
    <ToolForm
      form={form}
      result={
        results.length === 0 ? (
          <p className={styles.why}>{t('name.waiting')}</p>
        ) : (
          <>
            {results.map((result) => (
              <NameFindings checks={checks} key={result.name} result={result} t={t} unchecked={unchecked} />
            ))}
            {short !== '' && (
              <>
                <h3 className={styles.subheading}>{t('name.shortOf', { name: short })}</h3>
                {shortFindings.length === 0 ? (
                  <p>{t('name.nothing')}</p>
                ) : (
                  <ul className={styles.list}>
                    {shortFindings.map((finding) => (
                      <li key={finding.check}>{findingText(finding, checks, t)}</li>
                    ))}
                  </ul>
                )}
              </>
            )}
            <h3 className={styles.subheading}>{t('name.look')}</h3>
            <p>{t('name.free')}</p>
            <ul className={styles.list}>
              <li>
                <a href={portal}>{t('name.official')}</a>
              </li>
              <li>
                {t('name.mark')} <a href={trademark}>{t('name.markLink')}</a>
              </li>
            </ul>
            <ShareActions t={t} />
            <ShownRules
              days={days}
              rules={(Object.keys(checks) as NameCheck[])
                .filter((check) => met.has(check))
                .map((check) => checks[check])}
              t={t}
              today={day}
            />
          </>
        )
      }
      status={results.map(({ name, findings }) => `${name}: ${headline(findings, t)}`).join(' ')}
    >
      <Area field={asked} rows={3} />
      <Select field={holders} />
      <Select field={activity} />
      <Text field={shortName} />
    </ToolForm>
  )
}
