/** Ways through the site: menu, sections, languages, unknown addresses. */
import { assert, type EngineJourney, narrow, openLater } from './engine-journey.ts'

/** Specification, section 9. */
const offsets = { 'about-us': -55, pricing: 5 }

const menu: EngineJourney = {
  title: 'the menu of a small window opens, and Escape returns the focus',
  async run(visitor) {
    await openLater(visitor, '/', narrow)
    const button = 'header button[aria-controls]'
    await visitor.click(button)
    await visitor.until(
      'the menu is open',
      (button) => {
        const control = document.querySelector(button)
        const list = document.getElementById(control?.getAttribute('aria-controls') ?? '')
        return control?.getAttribute('aria-expanded') === 'true' && list?.checkVisibility() === true
      },
      button,
    )
    await visitor.press('Escape')
    await visitor.until(
      'the menu is closed and the focus is back',
      (button) =>
        document.querySelector(button)?.getAttribute('aria-expanded') === 'false' &&
        document.activeElement === document.querySelector(button),
      button,
    )
  },
}

const anchors: EngineJourney = {
  title: 'the menu scrolls to its sections with their offsets',
  async run(visitor) {
    await openLater(visitor, '/')
    for (const [section, offset] of Object.entries(offsets)) {
      await visitor.click(`nav a[data-section="${section}"]`)
      await visitor.until(
        `the page rests at ${section}`,
        (section, offset) => {
          const target = document.getElementById(section)
          const longest = document.documentElement.scrollHeight - innerHeight
          const place = (target?.getBoundingClientRect().top ?? Number.NaN) + scrollY + offset
          return document.activeElement === target && Math.abs(scrollY - Math.min(place, longest)) <= 1
        },
        section,
        offset,
      )
      // The frame after the last movement at the latest.
      await visitor.until(
        `${section} is lit in the menu`,
        (section) => document.querySelector('nav a[aria-current]')?.getAttribute('data-section') === section,
        section,
      )
    }
    await visitor.open('/en/konsultasi#pricing')
    await visitor.until('a jump by the address ends at its offset', () => {
      const top = document.getElementById('pricing')?.getBoundingClientRect().top ?? Number.NaN
      return Math.abs(top + 5) <= 1
    })
  },
}

const languageSwitch: EngineJourney = {
  title: 'the language switch keeps page and anchor',
  async run(visitor) {
    await openLater(visitor, '/konsultasi#pricing')
    for (const [language, place] of [
      ['en', '/en/konsultasi#pricing'],
      ['id', '/konsultasi#pricing'],
    ] as const) {
      await visitor.click(`header a[hreflang="${language}"]`)
      await visitor.until(
        `${place} is there`,
        (language, place) =>
          location.pathname + location.hash === place &&
          document.documentElement.lang === language &&
          document.readyState === 'complete',
        language,
        place,
      )
    }
  },
}

const unknownAddress: EngineJourney = {
  title: 'an unknown name leads to the root of its language',
  async run(visitor) {
    await visitor.open('/en/anything', 302)
    assert((await visitor.run(() => location.pathname)) === '/en', 'it did not lead to /en')
  },
}

export const navigationJourneys: readonly EngineJourney[] = [menu, anchors, languageSwitch, unknownAddress]
