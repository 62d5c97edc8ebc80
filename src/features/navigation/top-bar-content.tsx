import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useReadyEvent } from '../../hydration/use-ready-event.ts'
import { type Language, languageTraits } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { site } from '../../site/site.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LanguageLink } from './language-link.tsx'
import { isHome, menuItems } from './menu-items.ts'
import styles from './top-bar.module.css'
import { useCurrentSection } from './use-current-section.ts'

const menuId = 'menu'

interface Props {
  readonly language: Language
  readonly path: string
  readonly alternates: readonly Language[]
  readonly account?: ReactNode
}

/**
 * What stands in the bar. On small screens the menu is the browser's own popover, which opens, closes on Escape,
 * on a click outside and returns the focus without script; the script adds the state for assistive technology and
 * the highlight.
 */
export function TopBarContent({ language, path, alternates, account }: Props) {
  const t = useTranslate(language)
  const current = useCurrentSection(isHome(path) ? 'home' : null)
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLElement>(null)
  // The visitor may have opened the menu before this script came.
  useEffect(() => setOpen(menu.current?.matches(':popover-open') ?? false), [])
  const ready = useReadyEvent<HTMLDivElement>()

  const closeMenu = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }

  return (
    <div className={styles.content} ref={ready}>
      <a className={styles.brand} href={localizedPath('/', language)}>
        <BrandMark height={34} />
        {site.name}
      </a>
      <a aria-label={t('search.title')} className={styles.search} href={localizedPath('/cari', language)}>
        <Icon name="search" size={24} />
      </a>
      <button
        aria-controls={menuId}
        aria-expanded={open}
        aria-label={t('menu.toggle')}
        className={styles.toggle}
        popoverTarget={menuId}
        type="button"
      >
        <Icon name={open ? 'close' : 'menu'} size={24} />
      </button>
      <nav
        aria-label={t('menu.label')}
        className={styles.menu}
        id={menuId}
        onToggle={(event) => setOpen(event.newState === 'open')}
        popover="auto"
        ref={menu}
      >
        <ul className={styles.items}>
          {menuItems(path, language).map((item) => (
            <li key={item.section}>
              <a
                aria-current={item.ownPage ? 'page' : item.section === current || undefined}
                className={styles.item}
                data-section={item.section}
                href={item.href}
                onClick={closeMenu}
              >
                {t(item.textKey)}
              </a>
            </li>
          ))}
        </ul>
        {alternates
          .filter((other) => other !== language)
          .map((other) => (
            <LanguageLink
              className={styles.language}
              href={localizedPath(path, other)}
              key={other}
              language={other}
              name={languageTraits[other].name}
            />
          ))}
        {account}
      </nav>
    </div>
  )
}
