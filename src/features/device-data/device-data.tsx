import { useRef, useState, useSyncExternalStore } from 'react'
import type { Language } from '../../i18n/languages.ts'
import type { TextKey } from '../../i18n/translate.ts'
import { TranslateProvider, useT } from '../../i18n/translate-context.tsx'
import type { storedKeys } from '../../storage/stored-keys.ts'
import { eraseStoredItems, type StoredItem, storedItems, subscribeToStoredItems } from '../../storage/stored-value.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import styles from './device-data.module.css'

interface Props {
  readonly language: Language
}

/**
 * Says how much the site keeps on the visitor's device, shows it on demand and erases it on request. Follows changes, those of
 * other tabs too. Without script, which alone keeps anything, it says that nothing is kept.
 * Island: `<DeviceData client:visible … />`.
 */
export function DeviceData({ language }: Props) {
  return (
    <TranslateProvider language={language}>
      <Items />
    </TranslateProvider>
  )
}

/** Compared by `useSyncExternalStore`, hence one string. */
const snapshot = () => JSON.stringify(storedItems())
const snapshotAtBuild = () => '[]'

function Items() {
  const t = useT()
  const status = useRef<HTMLParagraphElement>(null)
  const items = JSON.parse(useSyncExternalStore(subscribeToStoredItems, snapshot, snapshotAtBuild)) as StoredItem[]
  const [isErased, setIsErased] = useState(false)

  const erase = () => {
    eraseStoredItems()
    setIsErased(true)
    // The button is about to go; the focus stays with what takes its place.
    status.current?.focus()
  }

  return (
    <div className={styles.data} data-device-data="">
      <p className={styles.status} ref={status} role="status" tabIndex={-1}>
        {items.length > 0
          ? t.count('deviceData.kept', items.length)
          : t(isErased ? 'deviceData.erased' : 'deviceData.none')}
      </p>
      {items.length > 0 && (
        <Disclosure className={styles.kept} summary={t('deviceData.show')}>
          <ul className={styles.items}>
            {items.map(({ area, key, version, text }) => (
              <li className={styles.item} key={`${area} ${key} ${version}`}>
                <span>{t(purposeOf(key))}</span>
                <span className={styles.where}>{t(`deviceData.area.${area}`)}</span>
                <code className={styles.value}>
                  {key}: {text}
                </code>
              </li>
            ))}
          </ul>
          <Button onClick={erase}>{t('deviceData.erase')}</Button>
        </Disclosure>
      )}
    </div>
  )
}

/** Why the site keeps what it keeps, in a sentence for its visitors. */
type StoredKind = (typeof storedKeys)[number]

/** Every key that may be kept owes a purpose: without one here the type check fails. */
const purposes: Readonly<Record<StoredKind, TextKey>> = {
  'opened-message': 'deviceData.purpose.openedMessage',
  language: 'deviceData.purpose.language',
  'language-offer-dismissed': 'deviceData.purpose.languageOfferDismissed',
  'pdf-pages': 'deviceData.purpose.pdfPages',
  checklist: 'deviceData.purpose.checklist',
}

/**
 * The purpose of a key, or of its kind: `checklist` for `checklist.pendirian-pt`. What an earlier release left behind
 * has none any more.
 */
function purposeOf(key: string): TextKey {
  const kind = key.split('.')[0] ?? key
  return Object.hasOwn(purposes, kind) ? purposes[kind as StoredKind] : 'deviceData.purpose.unknown'
}
