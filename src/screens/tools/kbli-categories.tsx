import type { ToolTranslate } from '../../i18n/tool-translate.ts'
import styles from './tool-screen.module.css'

interface Props {
  readonly tools: ToolTranslate
  readonly categories: readonly { readonly letter: string; readonly label: string; readonly href: string }[]
}

/** The categories of the KBLI, each leading to its codes without a search. */
export function KbliCategories({ tools, categories }: Props) {
  return (
    <nav aria-labelledby="kategori">
      <h2 id="kategori">{tools('kbli.browse')}</h2>
      <ul className={styles.links}>
        {categories.map(({ letter, label, href }) => (
          <li key={letter}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
