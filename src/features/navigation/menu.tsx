import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../hydration/use-island.ts'
import { type Language, languageTraits } from '../../i18n/languages.ts'
import { localizedPath } from '../../i18n/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { currentBelow, menuItems } from './menu-items.ts'
import { ServicesMenu } from './services-menu.tsx'
import styles from './top-bar.module.css'
import type { TopBarTexts } from './top-bar-texts.ts'
import { useCurrentSection } from './use-current-section.ts'

const menuId = 'menu'

export interface MenuProps {
  readonly language: Language
  /** The page's neutral path. */
  readonly path: string
  /** The languages in which this page exists. */
  readonly alternates: readonly Language[]
  /** Whether the page holds the sections that the menu names. */
  readonly hasSections: boolean
  readonly texts: TopBarTexts
  /** The address of what the item of services opens to. */
  readonly services: string
  /** What stands after the menu: the account buttons, where there are any. */
  readonly account?: ReactNode
}

/**
 * The menu and, on small screens, the button that opens it. The menu is the browser's popover: it opens, closes on
 * Escape and on a press outside, and returns the focus without script. That it closes when the focus leaves it or an
 * item is followed belongs to `startup/menu.ts`, which does not wait for this island.
 *
 * HTML does not allow `aria-expanded` beside `popovertarget`, with which the browser reports the state by itself. Hence
 * the build writes `popovertarget`, and the hydrated button has `aria-expanded` and opens the menu by script instead.
 */
export function Menu({ language, path, alternates, hasSections, texts, services, account }: MenuProps) {
  const current = useCurrentSection(hasSections ? 'home' : null)
  const isHydrated = useHydrated()
  const [isOpen, setIsOpen] = useState(false)
  const menu = useRef<HTMLElement>(null)
  const wasOpenAtPress = useRef(false)
  // The visitor may have opened the menu before this script came.
  useEffect(() => setIsOpen(isMenuOpen(menu.current)), [])

  const toggle = (event: MouseEvent) => {
    // A press outside an open popover closes it before the click. The keyboard clicks without a press: `detail` is 0.
    const isClosedByPress = event.detail > 0 && wasOpenAtPress.current && !isMenuOpen(menu.current)
    // Where there are no popovers, `startup/menu.ts` opens it.
    if (!isClosedByPress && hasPopovers()) menu.current?.togglePopover()
  }

  return (
    <>
      <button
        aria-controls={menuId}
        aria-label={texts.toggle}
        className={styles.toggle}
        type="button"
        {...(isHydrated
          ? {
              'aria-expanded': isOpen,
              onClick: toggle,
              onPointerDown: () => {
                wasOpenAtPress.current = isMenuOpen(menu.current)
              },
            }
          : { popoverTarget: menuId })}
      >
        <Icon name={isOpen ? 'close' : 'menu'} size={24} />
      </button>
      <nav
        aria-label={texts.menu}
        className={styles.menu}
        id={menuId}
        onToggle={(event) => setIsOpen(isMenuOpen(event.currentTarget))}
        popover="auto"
        ref={menu}
      >
        {alternates
          .filter((other) => other !== language)
          .map((other) => (
            // `startup/language-choice.ts` remembers the choice, and takes the query and the anchor along.
            <a
              className={styles.language}
              data-language-link=""
              href={localizedPath(path, other)}
              hrefLang={other}
              key={other}
              lang={other}
            >
              {languageTraits[other].name}
            </a>
          ))}
        <ul className={styles.items}>
          {menuItems(path, language).map((item) => (
            <li key={item.section}>
              <a
                aria-current={item.current ?? (item.section === current ? 'true' : undefined)}
                className={styles.item}
                data-section={item.section}
                href={item.href}
              >
                {texts.items[item.section]}
              </a>
              {isHydrated && item.section === 'pricing' && (
                <ServicesMenu columns={services} label={texts.services} page={localizedPath('/layanan', language)} />
              )}
            </li>
          ))}
        </ul>
        <a aria-current={currentBelow('/blog', path)} className={styles.item} href={localizedPath('/blog', language)}>
          {texts.blog}
        </a>
        <a aria-current={currentBelow('/alat', path)} className={styles.item} href={localizedPath('/alat', language)}>
          {texts.tools}
        </a>
        {account}
      </nav>
    </>
  )
}

function hasPopovers(): boolean {
  return 'togglePopover' in HTMLElement.prototype
}

/** A browser without popovers throws at their pseudo-class. */
function isMenuOpen(element: Element | null): boolean {
  return element?.matches(hasPopovers() ? ':popover-open' : '[data-open]') ?? false
}
