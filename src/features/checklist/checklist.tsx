import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import type { Language } from '../../i18n/languages.ts'
import { TranslateProvider, useT } from '../../i18n/translate-context.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './checklist.module.css'
import { printChecklist } from './print-checklist.ts'
import { none, tickedDocuments } from './ticked-documents.ts'

interface Props {
  readonly language: Language
  /** The service's id; its ticks are kept apart from those of others. */
  readonly service: string
  /** Heads the printed list. */
  readonly title: string
  readonly documents: readonly {
    readonly id: string
    readonly label: string
    readonly note?: string | undefined
    /** The case in which alone it is needed. */
    readonly only?: string | undefined
  }[]
}

/**
 * What the client brings, to tick. Island: `<Checklist client:visible … />`. Without script the boxes can be ticked and
 * printed; with it they are remembered on this device.
 */
export function Checklist(props: Props) {
  return (
    <TranslateProvider language={props.language}>
      <List {...props} />
    </TranslateProvider>
  )
}

function List({ service, title, documents }: Props) {
  const t = useT()
  const isHydrated = useHydrated()
  const root = useRef<HTMLDivElement>(null)
  const stored = useMemo(() => tickedDocuments(service), [service])

  // Boxes that were ticked before hydration are kept too. A layout effect, because the next render unticks them.
  useLayoutEffect(() => {
    const early = [...(root.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [])].map(({ value }) => value)
    const kept = stored.get()
    if (early.some((id) => !kept.includes(id))) stored.set([...new Set([...kept, ...early])])
  }, [stored])

  const kept = useSyncExternalStore(stored.subscribe, stored.get, () => none)
  const ticked = documents.filter(({ id }) => kept.includes(id)).map(({ id }) => id)
  const tick = (id: string, isTicked: boolean) =>
    stored.set(isTicked ? [...ticked, id] : ticked.filter((other) => other !== id))

  return (
    <div data-checklist="" ref={root}>
      <p className={styles.printTitle}>{title}</p>
      <ul>
        {documents.map(({ id, label, note, only }) => (
          <li className={styles.item} key={id}>
            <label className={styles.label}>
              <input
                checked={ticked.includes(id)}
                className={styles.box}
                onChange={(event) => tick(id, event.target.checked)}
                type="checkbox"
                value={id}
              />
              <span>
                <span className={styles.name}>{label}</span>
                {only && <span className={styles.only}>{t('checklist.only', { variant: only })}</span>}
                {note && <span className={styles.note}>{note}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className={styles.foot} data-screen-only="">
        <p role="status">
          {isHydrated
            ? t('checklist.progress', { ticked: ticked.length, all: documents.length })
            : t('checklist.private')}
        </p>
        {isHydrated && (
          <p className={styles.actions}>
            <Button look="quiet" onClick={printChecklist}>
              {t('checklist.print')}
            </Button>
            {ticked.length > 0 && (
              <Button look="quiet" onClick={() => stored.remove()}>
                {t('checklist.clear')}
              </Button>
            )}
          </p>
        )}
      </div>
    </div>
  )
}
