/**
 * The Content-Security-Policy in a real browser: what it forbids stays out. That every kind of page works under it is
 * watched by all journeys, to which a broken rule is an unexpected line of the console (`support/journey.ts`).
 */
import { expect, test } from '../support/journey.ts'

test.describe('what the policy forbids', () => {
  // The refused frame has no storage in which the later page of a visit could be marked.
  test.use({ expectedConsole: /Content Security Policy|Trusted|evil\.example/i, laterPage: false })

  test('inline scripts, handlers, eval, markup from text, foreign scripts, images and frames', async ({ page }) => {
    await page.goto('/')
    const outcome = await page.evaluate(async () => {
      // The debugger's own evaluation may use eval; a task of the page may not.
      await new Promise((resolve) => setTimeout(resolve, 0))
      const state = window as unknown as { attacked?: boolean; blocked: string[] }
      state.blocked = []
      addEventListener('securitypolicyviolation', ({ effectiveDirective }) => state.blocked.push(effectiveDirective))
      const append = (name: string, attributes: Record<string, string>) => {
        const element = document.createElement(name)
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
        document.body.append(element)
      }
      const throws = (attack: () => unknown) => {
        try {
          attack()
          return false
        } catch {
          return true
        }
      }
      const refused = {
        markup: throws(() => {
          document.body.innerHTML = '<b>markup</b>'
        }),
        script: throws(() => {
          document.createElement('script').text = 'attacked = true'
        }),
        // biome-ignore lint/security/noGlobalEval: that it fails is what is tested
        evaluation: throws(() => eval('attacked = true')),
        handler: throws(() => document.body.setAttribute('onclick', 'attacked = true')),
      }
      append('img', { src: 'https://evil.example/pixel.png' })
      append('iframe', { src: 'https://evil.example/' })
      // A text node is no sink of trusted types, so this one is left to the hashes.
      const script = document.createElement('script')
      script.append('attacked = true')
      document.body.append(script)
      return { refused, attacked: state.attacked === true }
    })
    expect(outcome.attacked).toBe(false)
    expect(outcome.refused).toEqual({ markup: true, script: true, evaluation: true, handler: true })
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { blocked: string[] }).blocked))
      .toEqual(expect.arrayContaining(['img-src', 'frame-src', 'require-trusted-types-for']))
  })
})
