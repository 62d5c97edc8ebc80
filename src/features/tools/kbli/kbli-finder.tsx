import { useCallback, useDeferredValue, useMemo, useRef } from 'react'
import { type Kbli, type KbliIndex, openKbli, withDescriptions } from '../../../engines/kbli-index.ts'
import { getJson } from '../../../http/client.ts'
import { type Loaded, useLoaded } from '../../../http/use-loaded.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { ToolTexts } from '../../../i18n/tool-translate.ts'
import type { ReviewDays, ShownRule } from '../../../lib/island-data.ts'
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
import { type KbliList, kbliFileAddress, kbliList } from './kbli-list.ts'
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
  const [titles, retry] = useKbli(kbliFileAddress('index', version))
  const answer = useRef<HTMLParagraphElement>(null)
  const asked = useDeferredValue(cari)
  const first = useMemo(
    () => (typeof titles === 'object' ? kbliList(titles, asked, kategori, language) : undefined),
    [titles, asked, kategori, language],
  )
  // What the words of titles do not answer as it was typed, those of descriptions may.
  const described = useDescribed(kbliFileAddress('words', version), titles, first !== undefined && isInDoubt(first))
  const kbli = described ?? titles
  const list = useMemo(
    () => (described && first && isInDoubt(first) ? kbliList(described, asked, kategori, language) : first),
    [described, first, asked, kategori, language],
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
          typed: list.typed ?? '',
          meant: list.meant ?? '',
        })

  return (
    <ToolForm
      form={form}
      isLoading={titles === 'loading'}
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
          {list?.instead && (
            <ul className={styles.list}>
              {list.instead.map((query) => (
                <li key={query}>
                  <Button
                    look="quiet"
                    onClick={() => {
                      change({ cari: query })
                      answer.current?.focus()
                    }}
                  >
                    {query}
                  </Button>
                </li>
              ))}
            </ul>
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

/** Whether the list is not of codes for what was typed, word for word. */
function isInDoubt({ sentence }: KbliList): boolean {
  return ['begun', 'changed', 'partly', 'loosely', 'unlike', 'none'].includes(sentence)
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

/**
 * The codes with the words of their descriptions, loaded when they are wanted; undefined before, and where they do not come:
 * the answer by titles stands.
 * @param address of the words
 */
function useDescribed(address: string, kbli: KbliState, isWanted: boolean): Kbli | undefined {
  const get = useCallback(async () => ({ lines: String(await getJson(address, { retries: 2 })) }), [address])
  const [words] = useLoaded(get, isWanted)
  return useMemo(
    () => (typeof kbli === 'object' && typeof words === 'object' ? withDescriptions(kbli, words.lines) : undefined),
    [kbli, words],
  )
}
