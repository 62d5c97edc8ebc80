import { useRef, useState, useSyncExternalStore } from 'react'
import type { Language } from '../../i18n/languages.ts'
import { TranslateProvider, useT } from '../../i18n/translate-context.tsx'
import { eraseKeptItems, type KeptItem, keptItems, subscribeToKeptItems } from '../../storage/stored-value.ts'
import { Button } from '../../ui/button.tsx'
import styles from './device-data.module.css'
import { purposeOf } from './purposes.ts'

interface Props {
  readonly language: Language
}

/**
 * Shows everything that the site keeps on the visitor's device, and erases it on request. Follows changes, those of
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
const snapshot = () => JSON.stringify(keptItems())
const snapshotAtBuild = () => '[]'

function Items() {
  const t = useT()
  const status = useRef<HTMLParagraphElement>(null)
  const items = JSON.parse(useSyncExternalStore(subscribeToKeptItems, snapshot, snapshotAtBuild)) as KeptItem[]
  const [isErased, setIsErased] = useState(false)

  const erase = () => {
    eraseKeptItems()
    setIsErased(true)
    // The button is about to go; the focus stays with what takes its place.
    status.current?.focus()
  }

  return (
    <div className={styles.data} data-device-data="">
      <p ref={status} role="status" tabIndex={-1}>
        {items.length > 0
          ? t.count('deviceData.kept', items.length)
          : t(isErased ? 'deviceData.erased' : 'deviceData.none')}
      </p>
      {items.length > 0 && (
        <>
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
        </>
      )}
    </div>
  )
}
