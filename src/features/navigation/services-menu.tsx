import { useRef, useState } from 'react'
import { getJson } from '../../http/client.ts'
import type { ServicesMenu as Columns } from '../../lib/services-menu.ts'
import styles from './services-menu.module.css'
import panel from './services-panel.module.css'

interface Props {
  readonly label: string
  /** The address of its columns, which are loaded when it is first opened. */
  readonly columns: string
}

/**
 * Beside the item of services: opens all of them with their price. It needs script, so it comes with it; without, the item
 * leads to the page that has all this.
 */
export function ServicesMenu({ label, columns }: Props) {
  const [loaded, setLoaded] = useState<Columns>([])
  const menu = useRef<HTMLDetailsElement>(null)
  const load = async () => {
    if (menu.current?.open && loaded.length === 0) setLoaded((await getJson(columns, { retries: 2 })) as Columns)
  }
  return (
    <details className={styles.services} name="menu" onToggle={load} ref={menu}>
      <summary aria-label={label} className={styles.open} />
      {loaded.length > 0 && (
        <div className={panel.panel}>
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
