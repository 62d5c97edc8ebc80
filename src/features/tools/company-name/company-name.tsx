import {
  checkAbbreviation,
  checkName,
  type NameCheck,
  type NameWords,
  readNames,
} from '../../../engines/company-name.ts'
import type { Language } from '../../../i18n/languages.ts'
import { type ToolTexts, toolTranslate } from '../../../i18n/tool-translate.ts'
import { today } from '../../../lib/day.ts'
import type { ReviewDays } from '../../../lib/shown-rule.ts'
import { plainText } from '../../../lib/typed-values.ts'
import { SelectField, TextArea, TextField } from '../fields.tsx'
import { ToolForm } from '../plain-tool-form.tsx'
import { ShareActions } from '../share-actions.tsx'
import { ShownRules } from '../shown-rules.tsx'
import styles from '../tools.module.css'
import { useAnswers } from '../use-answers.ts'
import { type CheckTexts, findingText, headline, NameFindings } from './name-findings.tsx'

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

const beginning = { nama: '', singkatan: '', pemegang: 'indonesia', kegiatan: '' }
type Field = keyof typeof beginning

/** The check of a company's name. Island: `<CompanyName client:visible … />`. */
export function CompanyName(props: Props) {
  const { language, texts, words, activities, checks, portal, trademark, days, builtOn } = props
  const t = toolTranslate(language, texts)
  const accepts = (field: Field, value: string) => {
    if (field === 'pemegang') return value === 'indonesia' || value === 'asing'
    return field !== 'kegiatan' || value === '' || activities.some(({ id }) => id === value)
  }
  const { answers, addressFault, isReady, change } = useAnswers(beginning, accepts)

  const read = readNames(answers.nama, words)
  const question = {
    allIndonesian: answers.pemegang === 'indonesia',
    ...(answers.kegiatan !== '' && { activity: answers.kegiatan }),
  }
  const results =
    'names' in read
      ? [...new Set(read.names)].map((name) => checkName(words, name, question)).filter(({ name }) => name !== '')
      : []
  // "PT" alone names nothing.
  const nameError = 'error' in read ? read.error : results.length === 0 ? ('empty' as const) : undefined
  const short = plainText(answers.singkatan)
  const shortFindings = short === '' ? [] : checkAbbreviation(words, short)
  const unchecked: readonly { readonly check: NameCheck; readonly why: string }[] = [
    ...(answers.kegiatan === '' ? [{ check: 'fits' as const, why: t('name.unchecked.fits') }] : []),
    ...(question.allIndonesian ? [] : [{ check: 'language' as const, why: t('name.unchecked.language') }]),
  ]
  const met = new Set([...results.flatMap(({ findings }) => findings), ...shortFindings].map(({ check }) => check))

  return (
    <ToolForm
      errorCount={nameError ? 1 : 0}
      isReady={isReady}
      addressFault={addressFault}
      legend={t('name.title')}
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
              today={isReady ? today() : builtOn}
            />
          </>
        )
      }
      status={results.map(({ name, findings }) => `${name}: ${headline(findings, t)}`).join(' ')}
      submit={t('name.submit')}
      t={t}
    >
      {({ isChecked }) => (
        <>
          <TextArea
            error={nameError && (isChecked || nameError !== 'empty') ? t(`name.error.${nameError}`) : undefined}
            hint={t('name.nameHint', { count: words.most_names })}
            label={t('name.name')}
            name="nama"
            onValue={(nama) => change({ nama })}
            rows={2}
            value={answers.nama}
          />
          <SelectField
            label={t('name.holders')}
            name="pemegang"
            onValue={(pemegang) => change({ pemegang })}
            options={[
              { value: 'indonesia', label: t('name.holders.indonesia') },
              { value: 'asing', label: t('name.holders.asing') },
            ]}
            value={answers.pemegang}
          />
          <SelectField
            label={t('name.activity')}
            name="kegiatan"
            onValue={(kegiatan) => change({ kegiatan })}
            options={[
              { value: '', label: t('tool.choose') },
              ...activities.map(({ id, label }) => ({ value: id, label })),
            ]}
            value={answers.kegiatan}
          />
          <TextField
            label={t('name.short')}
            maxLength={20}
            name="singkatan"
            onValue={(singkatan) => change({ singkatan })}
            value={answers.singkatan}
          />
        </>
      )}
    </ToolForm>
  )
}
