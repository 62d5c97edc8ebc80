/** The journeys of every engine. Each begins on a page that it opens itself. */
import { storageName } from '../../src/storage/stored-keys.ts'
import { pagesOfEachKind } from '../support/built-pages.ts'
import type { Visitor } from './visitor.ts'

export interface EngineJourney {
  readonly title: string
  /** @throws Error that says what did not happen. */
  run(visitor: Visitor): Promise<void>
  /** Complaints that the journey provokes. */
  readonly expected?: RegExp
}

const wide = [1280, 900] as const
/** WebKitGTK's least window is wider than that; both get the menu of small screens. */
const narrow = [360, 800] as const

function assert(holds: boolean, sentence: string): asserts holds {
  if (!holds) throw new Error(sentence)
}

/** Opens a page as on a later page of a visit, without the loading spinner. */
async function openLater(visitor: Visitor, path: string, size: readonly [number, number] = wide): Promise<void> {
  await visitor.resize(...size)
  await visitor.open(path)
  await visitor.until('the spinner is gone', () => !document.documentElement.hasAttribute('data-root-loading'))
}

/** Gives a first sign of life and scrolls through the page, until every island that waits for that is awake. */
async function wake(visitor: Visitor): Promise<void> {
  await visitor.press('Shift')
  await visitor.until('every island is awake', () => {
    const asleep = [...document.querySelectorAll('astro-island[ssr]')]
    const [next] = asleep.filter((island) => island.getAttribute('client') !== 'other-language')
    const inside = next?.querySelector('*')
    inside?.scrollIntoView({ block: 'center', behavior: 'instant' })
    return next === undefined
  })
}

const hears: EngineJourney = {
  title: 'what goes wrong is heard: policy, console, errors, failing requests',
  expected: /policy: img-src|warn: trial|uncaught: .*trial|rejected: .*trial|gone\.json was answered with 404/,
  async run(visitor) {
    await openLater(visitor, '/')
    await visitor.run(() => {
      const picture = new Image()
      picture.src = 'https://evil.example/pixel.png'
      console.warn('trial')
      setTimeout(() => {
        throw new Error('trial')
      })
      Promise.reject(new Error('trial'))
      fetch('/assets/i18n/gone.json').then(() => {
        document.documentElement.dataset['asked'] = ''
      })
    })
    await visitor.until(
      'five complaints',
      () => (window as unknown as { heard: string[] }).heard.length >= 4 && 'asked' in document.documentElement.dataset,
    )
    const complaints = await visitor.complaints()
    for (const part of ['policy: img-src https://evil.example', 'warn: trial', 'uncaught', 'rejected', '404'])
      assert(
        complaints.some((complaint) => complaint.includes(part)),
        `not heard: ${part} (${complaints.join('; ')})`,
      )
  },
}

const everyKind: EngineJourney = {
  title: 'every kind of page in both languages: complete, awake, nothing to complain about',
  async run(visitor) {
    const problems: string[] = []
    await visitor.resize(...wide)
    for (const [path, status] of [
      ...pagesOfEachKind().map((page) => [page, 200] as const),
      ['/a/b', 404] as const,
      ['/en/a/b', 404] as const,
    ]) {
      await visitor.open(path, status)
      await wake(visitor)
      const headings = await visitor.run(() => document.querySelectorAll('main h1').length)
      if (headings !== 1) problems.push(`${path}: ${headings} main headings`)
      const language = await visitor.run(() => document.documentElement.lang)
      if (language !== (/^\/en(?:\/|$)/.test(path) ? 'en' : 'id')) problems.push(`${path}: in ${language}`)
      problems.push(...(await visitor.complaints()).map((complaint) => `${path}: ${complaint}`))
    }
    assert(problems.length === 0, problems.join('\n'))
  },
}

const attack: EngineJourney = {
  title: 'inline scripts, handlers and eval are refused',
  expected: /./,
  async run(visitor) {
    await openLater(visitor, '/')
    await visitor.run(() => {
      const attempt = (work: () => unknown) => {
        try {
          work()
        } catch {
          // Trusted types refuse some of these by an exception; what counts is that nothing runs.
        }
      }
      attempt(() => {
        const script = document.createElement('script')
        script.append('document.title = "attacked"')
        document.body.append(script)
      })
      attempt(() => {
        const button = document.createElement('button')
        button.setAttribute('onclick', 'document.title = "attacked"')
        document.body.append(button)
        button.click()
      })
      attempt(() => {
        document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="document.title = `attacked`">')
      })
      attempt(() => setTimeout('document.title = "attacked"'))
      setTimeout(() => {
        attempt(() => new Function('document.title = "attacked"')())
        document.documentElement.dataset['attacked'] = 'done'
      }, 0)
    })
    await visitor.until('the attack is over', () => document.documentElement.dataset['attacked'] === 'done')
    assert((await visitor.run(() => document.title)) !== 'attacked', 'a script of the attack ran')
    const refused = (await visitor.complaints()).filter((complaint) => complaint.startsWith('policy: '))
    assert(refused.length >= 2, `the refusals were not reported: ${refused.join('; ')}`)
  },
}

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

/** Specification, section 9. */
const offsets = { 'about-us': -55, pricing: 5 }

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
      assert(
        await visitor.run(
          (section) => document.querySelector('nav a[aria-current]')?.getAttribute('data-section') === section,
          section,
        ),
        `${section} is not lit in the menu`,
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

const chat: EngineJourney = {
  title: 'the chat link names the page in its greeting',
  async run(visitor) {
    await openLater(visitor, '/en/layanan/pt-pma')
    await wake(visitor)
    const address = new URL(
      await visitor.run(() => document.querySelector<HTMLAnchorElement>('a[data-chat]')?.href ?? ''),
    )
    assert(address.origin === 'https://wa.me', `the chat leads to ${address.origin}`)
    const greeting = address.searchParams.get('text') ?? ''
    assert(greeting.startsWith('Hello Suluh Legal, I have a question about: '), `the greeting is: ${greeting}`)
  },
}

const estimate: EngineJourney = {
  title: 'the calculator counts',
  async run(visitor) {
    await openLater(visitor, '/layanan/pendaftaran-merek')
    await visitor.run(() => document.querySelector('[data-estimate]')?.scrollIntoView({ behavior: 'instant' }))
    await visitor.until('it is ready', () => document.querySelector('[data-estimate]:enabled output') !== null)
    const before = await visitor.run(() => document.querySelector('[data-estimate] p output')?.textContent ?? '')
    await visitor.click('[data-estimate] input[type="checkbox"]')
    await visitor.until(
      'the sum changes',
      (before) => document.querySelector('[data-estimate] p output')?.textContent !== before,
      before,
    )
  },
}

const checklist: EngineJourney = {
  title: 'a ticked document is remembered',
  async run(visitor) {
    await openLater(visitor, '/layanan/pendirian-pt')
    const box = '[data-checklist] input[type="checkbox"]'
    await visitor.click(box)
    await visitor.until('it is kept', () => Object.keys(localStorage).some((key) => key.includes('checklist')))
    await visitor.open('/layanan/pendirian-pt')
    await visitor.run((box) => document.querySelector(box)?.scrollIntoView({ behavior: 'instant' }), box)
    await visitor.until(
      'it is ticked again',
      (box) => document.querySelector<HTMLInputElement>(box)?.checked === true,
      box,
    )
  },
}

const viewer: EngineJourney = {
  title: 'a guide is shown by the viewer, with ink, and its pages turn',
  async run(visitor) {
    await openLater(visitor, '/infohukum/panduan/panduan-merek')
    await visitor.run(() => document.getElementById('dokumen')?.scrollIntoView({ behavior: 'instant' }))
    await visitor.until(
      'the viewer is ready',
      () => document.querySelector('[data-pdf-viewer][data-state="ready"]') !== null,
    )
    await visitor.until('there is ink', () => {
      const canvas = document.querySelector<HTMLCanvasElement>('[data-pdf-viewer] .page canvas')
      if (!canvas?.width) return false
      const copy = document.createElement('canvas')
      ;[copy.width, copy.height] = [canvas.width, canvas.height]
      const context = copy.getContext('2d')
      context?.drawImage(canvas, 0, 0)
      const pixels = new Uint32Array(
        context?.getImageData(0, 0, copy.width, copy.height).data.buffer ?? new ArrayBuffer(4),
      )
      return pixels.filter((pixel) => pixel !== pixels[0]).length / pixels.length > 0.001
    })
    await visitor.until(
      'the text can be selected',
      () => (document.querySelector('[data-pdf-viewer] .textLayer')?.textContent ?? '').length > 20,
    )
    await visitor.click('[data-pdf-viewer] button[aria-label="Halaman berikutnya"]')
    await visitor.until(
      'the second page',
      () => document.querySelector('[data-pdf-viewer]')?.getAttribute('data-page') === '2',
    )
  },
}

const deviceData: EngineJourney = {
  title: 'the privacy page shows what the device keeps, and erases it',
  async run(visitor) {
    await openLater(visitor, '/privacy-policy')
    await visitor.run((key) => sessionStorage.setItem(key, '1'), storageName('visit', 1))
    await visitor.run(() => document.querySelector('[data-device-data]')?.scrollIntoView({ behavior: 'instant' }))
    await visitor.click('[data-device-data] button')
    await visitor.until(
      'nothing is kept',
      () => localStorage.length + sessionStorage.length === 0 && !document.querySelector('[data-device-data] button'),
    )
  },
}

const unknownAddress: EngineJourney = {
  title: 'an unknown name leads to the root of its language',
  async run(visitor) {
    await visitor.open('/en/anything', 302)
    assert((await visitor.run(() => location.pathname)) === '/en', 'it did not lead to /en')
  },
}

export const engineJourneys: readonly EngineJourney[] = [
  hears,
  everyKind,
  attack,
  menu,
  anchors,
  languageSwitch,
  chat,
  estimate,
  checklist,
  viewer,
  deviceData,
  unknownAddress,
]
