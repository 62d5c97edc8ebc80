import { type ReactNode, type RefObject, useRef } from 'react'
import { printAlone } from '../../browser/print-alone.ts'
import type { Language } from '../../i18n/languages.ts'
import { TranslateProvider, useT } from '../../i18n/translate-context.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './checklist.module.css'
import { useTicks } from './use-ticks.ts'

interface Props {
  readonly language: Language
  /** The service's id; its ticks are kept apart from those of others. */
  readonly service: string
  /** The list, with a box for each document, whose value is the document's id. */
  readonly children?: ReactNode
}

/**
 * What the client brings, to tick. Island: `<Checklist client:visible … />`. Without script the boxes can be ticked and
 * printed; with it they are remembered on this device.
 */
export function Checklist({ language, children, ...props }: Props) {
  const list = useRef<HTMLDivElement>(null)
  return (
    <div data-checklist="" ref={list}>
      {children}
      <TranslateProvider language={language}>
        <Foot list={list} {...props} />
      </TranslateProvider>
    </div>
  )
}

interface FootProps extends Pick<Props, 'service'> {
  readonly list: RefObject<HTMLElement | null>
}

function Foot({ list, service }: FootProps) {
  const t = useT()
  const [ticks, clear] = useTicks(list, service)
  return (
    <div className={styles.foot} data-screen-only="">
      <p role="status">{ticks ? t('checklist.progress', { ...ticks }) : t('checklist.private')}</p>
      {ticks && (
        <p className={styles.actions}>
          <Button look="quiet" onClick={() => list.current && printAlone(list.current, 'checklist')}>
            {t('checklist.print')}
          </Button>
          {ticks.ticked > 0 && (
            <Button
              look="quiet"
              onClick={() => {
                // The button goes with the ticks.
                list.current?.querySelector('input')?.focus()
                clear()
              }}
            >
              {t('checklist.clear')}
            </Button>
          )}
        </p>
      )}
    </div>
  )
}
