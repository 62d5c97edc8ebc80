/** The site works under its policy, and what the policy refuses does not run. */
import { pagesOfEachKind } from '../support/built-pages.ts'
import { assert, type EngineJourney, hydrate, openLater, wide } from './engine-journey.ts'

const reports: EngineJourney = {
  title: 'what goes wrong is reported: policy, console, errors, failing requests',
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
      'five problems',
      () =>
        (window as unknown as { reported: string[] }).reported.length >= 4 &&
        'asked' in document.documentElement.dataset,
    )
    const reported = await visitor.problems()
    for (const part of ['policy: img-src https://evil.example', 'warn: trial', 'uncaught', 'rejected', '404'])
      assert(
        reported.some((problem) => problem.includes(part)),
        `not reported: ${part} (${reported.join('; ')})`,
      )
  },
}

const everyKind: EngineJourney = {
  title: 'every kind of page, the languages in turn: complete, hydrated, no problem',
  async run(visitor) {
    const problems: string[] = []
    await visitor.resize(...wide)
    for (const [path, status] of [
      ...pagesOfEachKind().map((page) => [page, 200] as const),
      ['/a/b', 404] as const,
      ['/en/a/b', 404] as const,
    ]) {
      await visitor.open(path, status)
      await hydrate(visitor)
      const headings = await visitor.run(() => document.querySelectorAll('main h1').length)
      if (headings !== 1) problems.push(`${path}: ${headings} main headings`)
      const language = await visitor.run(() => document.documentElement.lang)
      if (language !== (/^\/en(?:\/|$)/.test(path) ? 'en' : 'id')) problems.push(`${path}: in ${language}`)
      problems.push(...(await visitor.problems()).map((problem) => `${path}: ${problem}`))
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
    const refused = (await visitor.problems()).filter((problem) => problem.startsWith('policy: '))
    assert(refused.length >= 2, `the refusals were not reported: ${refused.join('; ')}`)
  },
}

export const policyJourneys: readonly EngineJourney[] = [reports, everyKind, attack]
