import { useState } from 'react'
import type { ToolTranslate } from '../../i18n/tool-translate.ts'
import { Button } from '../../ui/button.tsx'
import styles from './tools.module.css'

interface Copied {
  readonly label: string
  /** Called when it is copied: long answers are not written out with every key. */
  readonly text: () => string
}

interface Props {
  readonly t: ToolTranslate
  /** Text to copy besides the address, such as questions. */
  readonly text?: Copied
  /** Copied instead of an address that is too long to be sent, with the sentence that says so. */
  readonly instead?: (Copied & { readonly why: string }) | undefined
}

/** Characters; programs for messages cut longer addresses. */
const longestSafe = 2000

/** Copies the address with the answers in it, copies a text, prints. */
export function ShareActions({ t, text, instead }: Props) {
  const [copied, setCopied] = useState('')
  const copy = async (value: string) => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(t(value === location.href && value.length > longestSafe ? 'tool.copiedLong' : 'tool.copied'))
    } catch {
      setCopied(t('tool.copyFailed'))
    }
  }
  return (
    <div className={styles.actions} data-screen-only="">
      {text && <Button onClick={() => copy(text.text())}>{text.label}</Button>}
      {instead ? (
        <Button onClick={() => copy(instead.text())}>{instead.label}</Button>
      ) : (
        <Button onClick={() => copy(location.href)}>{t('tool.copyAddress')}</Button>
      )}
      <Button look="quiet" onClick={() => print()}>
        {t('tool.print')}
      </Button>
      {instead && <p className={styles.hint}>{instead.why}</p>}
      <p className={styles.hint} role="status">
        {copied}
      </p>
    </div>
  )
}
