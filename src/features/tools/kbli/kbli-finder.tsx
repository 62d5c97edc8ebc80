import { useCallback, useDeferredValue, useMemo, useRef } from 'react'
import { longestKbliQuery } from '../../../engines/kbli.ts'
import type { Language } from '../../../i18n/languages.ts'
import { type ToolTexts, toolTranslate } from '../../../i18n/tool-translate.ts'
import { today } from '../../../lib/day.ts'
import { kbliFileAddress } from '../../../lib/kbli-file.ts'
import type { ReviewDays, ShownRule } from '../../../lib/shown-rule.ts'
import { thankForMessage } from '../../../storage/opened-message.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../fields.tsx'
import { idsIn, withId } from '../id-list.ts'
import { ToolForm } from '../plain-tool-form.tsx'
import { ShownRules } from '../shown-rules.tsx'
import styles from '../tools.module.css'
import { useAnswers } from '../use-answers.ts'
import { ChosenCodes } from './chosen-codes.tsx'
import { CodeList, type KbliCategory } from './code-list.tsx'
import { kbliList } from './kbli-list.ts'
import { LevelTitle } from './level-title.tsx'
import { type KbliState, useKbli } from './use-kbli.ts'

interface Props {
  readonly language: Language
  readonly texts: ToolTexts
  /** The neutral path of the page. */
  readonly path: string
  /** By their letters, in order, with the address of the page of each. */
  readonly categories: readonly KbliCategory[]
  /** Of the files of the codes. */
  readonly version: string
  readonly rules: readonly ShownRule[]
  readonly days: ReviewDays
  readonly builtOn: string
}

const beginning = { cari: '', kategori: '', kode: '' }
type Field = keyof typeof beginning

const mostChosen = 25

/** The finder of KBLI codes. Island: `<KbliFinder client:visible … />`. */
export function KbliFinder({ language, texts, path, categories, version, rules, days, builtOn }: Props) {
  const t = useMemo(() => toolTranslate(language, texts), [language, texts])
  const accepts = (field: Field, value: string) => {
    if (field === 'kategori') return categories.some(({ letter }) => letter === value)
    if (field === 'kode') return /^\d{5}(?:,\d{5})*$/.test(value) && idsIn(value).length <= mostChosen
    return value.length <= longestKbliQuery
  }
  const { answers, addressFault, isReady, change } = useAnswers(beginning, accepts)
  const [kbli, retry] = useKbli(kbliFileAddress('index', version))
  const answer = useRef<HTMLParagraphElement>(null)
  const asked = useDeferredValue(answers.cari)
  const { kategori } = answers
  const list = useMemo(
    () => (typeof kbli === 'object' ? kbliList(kbli, asked, kategori) : undefined),
    [kbli, asked, kategori],
  )
  const isAsked = asked.trim() !== '' || kategori !== ''
  const { kode } = answers
  const chosen = useMemo(() => idsIn(kode), [kode])
  const isFull = chosen.length >= mostChosen
  const choose = useCallback(
    (code: string, isChosen: boolean) => change({ kode: withId(kode, code, isChosen) }),
    [change, kode],
  )
  const told = list?.codes[0]?.category ?? kategori

  const sentence = !isAsked
    ? t('kbli.sentence.waiting')
    : list === undefined
      ? t(kbli === 'failed' ? 'kbli.failed' : 'kbli.loading')
      : t(`kbli.sentence.${list.sentence}`, {
          count: list.codes.length,
          number: list.number ?? '',
          category: categories.find(({ letter }) => letter === told)?.label ?? '',
        })

  return (
    <ToolForm
      errorCount={isAsked ? 0 : 1}
      isReady={isReady}
      addressFault={addressFault}
      legend={t('kbli.title')}
      result={
        <>
          <p className={styles.why} ref={answer} tabIndex={-1}>
            {sentence}
          </p>
          {list?.sentence === 'level' && list.number && (
            <LevelTitle
              address={kbliFileAddress(list.number.slice(0, 2), version)}
              key={list.number}
              number={list.number}
            />
          )}
          {list === undefined && kbli === 'failed' && (
            <Button
              onClick={() => {
                retry()
                // The button goes while the codes are on their way.
                answer.current?.focus()
              }}
            >
              {t('kbli.retry')}
            </Button>
          )}
          {list?.sentence === 'elsewhere' && (
            <Button
              onClick={() => {
                change({ kategori: '' })
                answer.current?.focus()
              }}
            >
              {t('kbli.allCategories')}
            </Button>
          )}
          {list && list.codes.length > 0 && (
            <CodeList
              categories={categories}
              chosen={chosen}
              codes={list.codes}
              isFull={isFull}
              key={`${asked} ${kategori}`}
              onChosen={choose}
              t={t}
              version={version}
            />
          )}
          {(isAsked || chosen.length > 0) && (
            <>
              <ChosenCodes
                codes={chosen.map((code) => ({ code, title: titleOf(kbli, code) }))}
                isFull={isFull}
                onAsk={() => thankForMessage({ path: path + location.hash }, language)}
                onLeave={(code) => choose(code, false)}
                t={t}
              />
              <ShownRules days={days} rules={rules} t={t} today={isReady ? today() : builtOn} />
            </>
          )}
        </>
      }
      status={isAsked ? `${sentence} ${t('kbli.chosen', { count: chosen.length })}` : ''}
      submit={t('kbli.submit')}
      t={t}
    >
      {({ isChecked }) => (
        <>
          <TextField
            error={isChecked && !isAsked ? t('kbli.missing') : undefined}
            hint={t('kbli.hint')}
            label={t('kbli.activity')}
            maxLength={longestKbliQuery}
            name="cari"
            onValue={(cari) => change({ cari })}
            value={answers.cari}
          />
          <SelectField
            label={t('kbli.category')}
            name="kategori"
            onValue={(letter) => change({ kategori: letter })}
            options={[
              { value: '', label: t('kbli.everyCategory') },
              ...categories.map(({ letter, label }) => ({ value: letter, label })),
            ]}
            value={kategori}
          />
        </>
      )}
    </ToolForm>
  )
}

/** Empty while the titles are on their way; undefined where KBLI 2025 has no such code. */
function titleOf(kbli: KbliState, code: string): string | undefined {
  return typeof kbli === 'object' ? kbli.codes.get(code)?.title : ''
}
