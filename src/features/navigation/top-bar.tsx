import { useSyncExternalStore } from 'react'
import { useReadyEvent } from '../../hydration/use-island.ts'
import { localizedPath } from '../../i18n/paths.ts'
import { site } from '../../site/site.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Menu, type MenuProps } from './menu.tsx'
import styles from './top-bar.module.css'
import { useSectionScroll } from './use-section-scroll.ts'

/**
 * The top bar of every page: brand, search, menu, language (specification, section 2). Island:
 * `<TopBar client:interaction … />`. It can be read and used without script; the script adds `data-sticky`, the
 * highlight of the section in view and the smooth scroll.
 */
export function TopBar(props: MenuProps) {
  const { language, texts } = props
  const isSticky = useSticky()
  useSectionScroll()
  // After the listener of the scroll: deferred clicks are replayed as soon as the event is sent.
  const ready = useReadyEvent<HTMLElement>()
  return (
    <header className={styles.bar} data-sticky={isSticky ? '' : undefined} ref={ready}>
      <div className={styles.content}>
        <a className={styles.brand} href={localizedPath('/', language)}>
          <BrandMark height={34} />
          {site.name}
        </a>
        <a aria-label={texts.search} className={styles.search} href={localizedPath('/cari', language)}>
          <Icon name="search" size={24} />
        </a>
        <Menu {...props} />
      </div>
    </header>
  )
}

/** Specification, section 9: the bar is sticky above this scroll position, in CSS pixels, and not at it. */
const stickyAbovePx = 50

/** Whether the page is scrolled far enough for the sticky bar. */
function useSticky(): boolean {
  return useSyncExternalStore(subscribe, isScrolled, () => false)
}

function subscribe(onChange: () => void) {
  addEventListener('scroll', onChange, { passive: true })
  return () => removeEventListener('scroll', onChange)
}

function isScrolled() {
  return scrollY > stickyAbovePx
}
