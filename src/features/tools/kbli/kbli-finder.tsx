import { useCallback, useDeferredValue, useMemo, useRef } from 'react'
import { type Kbli, type KbliIndex, openKbli } from '../../../engines/kbli-index.ts'
import { getJson } from '../../../http/client.ts'
import { type Loaded, useLoaded } from '../../../http/use-loaded.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { ToolTexts } from '../../../i18n/tool-translate.ts'
import type { ReviewDays, ShownRule } from '../../../lib/shown-rule.ts'
import { thankForMessage } from '../../../storage/opened-message.ts'
import { Button } from '../../../ui/button.tsx'
import { idsIn, withId } from '../field-kinds.ts'
import { Select, Text } from '../form-fields.tsx'
import { ShownRules } from '../shown-rules.tsx'
import { ToolForm } from '../tool-form.tsx'
import styles from '../tools.module.css'
import toolStyles from '../tools.module.css'
import { useDay, useForm } from '../use-form.ts'
import { ChosenCodes } from './chosen-codes.tsx'
import { CodeList, type KbliCategory } from './code-list.tsx'
import { kbliForm, mostChosen } from './kbli-form.ts'
import { kbliFileAddress, kbliList } from './kbli-list.ts'
import { useDescription } from './use-description.ts'

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

/** The finder of KBLI codes. Island: `<KbliFinder client:load … />`. */
export function KbliFinder({ language, texts, path, categories, version, rules, days, builtOn }: Props) {
  const declared = kbliForm(categories)
  const form = useForm('kbli', { language, texts }, declared)
  const day = useDay(builtOn)
  const { t, change } = form
  const { cari = '', kategori = '', kode = '' } = form.answers
  const [kbli, retry] = useKbli(kbliFileAddress('index', version))
  const answer = useRef<HTMLParagraphElement>(null)
  const asked = useDeferredValue(cari)
  const list = useMemo(
    () => (typeof kbli === 'object' ? kbliList(kbli, asked, kategori) : undefined),
    [kbli, asked, kategori],
  )
  const isAsked = asked.trim() !== '' || kategori !== ''
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
          category: categories.find(({ id }) => id === told)?.label ?? '',
        })

  return (
    <ToolForm
      form={form}
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
              {t('tool.retry')}
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
              <ShownRules days={days} rules={rules} t={t} today={day} />
            </>
          )}
        </>
      }
      status={isAsked ? `${sentence} ${t('kbli.chosen', { count: chosen.length })}` : ''}
    >
      <Text field={declared.fields.query} />
      <Select field={declared.fields.category} />
    </ToolForm>
  )
}

/** Empty while the titles are on their way; undefined where KBLI 2025 has no such code. */
function titleOf(kbli: KbliState, code: string): string | undefined {
  return typeof kbli === 'object' ? kbli.codes.get(code)?.title : ''
}

interface LevelTitleProps {
  /** The address of the file of the division. */
  readonly address: string
  /** Of a division, group or class. */
  readonly number: string
}

/** The official title of a division, group or class; nothing until it has come, since the codes below say enough. */
function LevelTitle({ address, number }: LevelTitleProps) {
  const [state] = useDescription(address, number)
  if (typeof state !== 'object' || state.text === '') return null
  return (
    <p className={toolStyles.label} lang="id">
      {number} {state.text}
    </p>
  )
}

/** Lets the browser paint and answer between parts of a long task. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

type KbliState = Loaded<Kbli>

/**
 * The codes and everyday words of the finder, loaded with the page.
 * @param address of the index
 */
function useKbli(address: string): readonly [state: KbliState, retry: () => void] {
  const get = useCallback(
    async () => openKbli((await getJson(address, { retries: 2 })) as KbliIndex, nextTask),
    [address],
  )
  return useLoaded(get, true)
}
