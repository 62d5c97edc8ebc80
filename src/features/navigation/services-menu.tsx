import { useRef, useState } from 'react'
import { builtFile } from '../../http/built-file.ts'
import type { ServicesMenu as Columns } from '../../lib/island-data.ts'
import styles from './services-menu.module.css'
import panel from './services-panel.module.css'

interface Props {
  readonly label: string
  /** The address of its columns, which are loaded when it is first opened. */
  readonly columns: string
  /** The page that has all this, to which the menu leads where the columns do not come. */
  readonly page: string
}

/**
 * Beside the item of services: opens all of them with their price. It needs script, so it comes with it; without, the item
 * leads to the page that has all this.
 */
export function ServicesMenu({ label, columns, page }: Props) {
  const [loaded, setLoaded] = useState<Columns>([])
  const menu = useRef<HTMLDetailsElement>(null)
  const load = async () => {
    if (!menu.current?.open || loaded.length > 0) return
    try {
      setLoaded((await builtFile(columns)) as Columns)
    } catch {
      location.assign(page)
    }
  }
  return (
    <details className={styles.services} name="menu" onToggle={load} ref={menu}>
      <summary aria-label={label} className={styles.open} />
      {loaded.length > 0 && (
        <div className={panel.servicesPanel}>
          {loaded.map(({ heading, links }) => (
            <div key={heading}>
              <p className={panel.heading}>{heading}</p>
              <ul>
                {links.map(({ href, title, price }) => (
                  <li key={href}>
                    <a className={panel.link} href={href}>
                      {title} {price && <span>{price}</span>}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      )}
    </details>
  )
}
