/** Checks built pages against the HTML Standard, by html-validate's rules for it and two that it lacks. */
import { HtmlValidate, Rule, StaticConfigLoader } from 'html-validate'

/** ARIA in HTML: the browser itself tells of the state of a popover's button. */
class NoExpandedBesidePopoverTarget extends Rule {
  setup(): void {
    this.on('dom:ready', ({ document }) => {
      for (const button of document.querySelectorAll('button, input')) {
        if (button.hasAttribute('popovertarget') && button.hasAttribute('aria-expanded')) {
          this.report({ node: button, message: 'aria-expanded must not stand beside popovertarget' })
        }
      }
    })
  }
}

/** HTML Standard, 4.4.9: a list holds at most one `dt` of each name. */
class UniqueTerms extends Rule {
  setup(): void {
    this.on('dom:ready', ({ document }) => {
      for (const list of document.querySelectorAll('dl')) {
        const names = new Set<string>()
        for (const term of list.querySelectorAll('dt')) {
          const name = term.textContent.trim()
          if (names.has(name)) this.report({ node: term, message: `dt "${name}" stands twice in its list` })
          names.add(name)
        }
      }
    })
  }
}

/** Resolves the rules once; the library's own loader reads all elements of HTML anew for each page. */
class ConfigLoadedOnce extends StaticConfigLoader {
  #config: ReturnType<StaticConfigLoader['getConfigFor']> | undefined

  override getConfigFor(...page: Parameters<StaticConfigLoader['getConfigFor']>) {
    this.#config ??= super.getConfigFor(...page)
    return this.#config
  }
}

const checker = new HtmlValidate(
  new ConfigLoadedOnce({
    root: true,
    extends: ['html-validate:standard'],
    plugins: [
      {
        name: 'site',
        rules: {
          'site/no-expanded-beside-popovertarget': NoExpandedBesidePopoverTarget,
          'site/unique-terms': UniqueTerms,
        },
      },
    ],
    rules: {
      'void-style': ['error', { style: 'omit' }],
      'site/no-expanded-beside-popovertarget': 'error',
      'site/unique-terms': 'error',
    },
  }),
)

/** Every fault of a page: place, rule and message. */
export async function htmlFaults(address: string, html: string): Promise<string[]> {
  const { results } = await checker.validateString(html, address)
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${address}:${line}:${column}: ${ruleId}: ${message}`),
  )
}
