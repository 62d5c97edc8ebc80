/** What a rule of the conformance suite is. */
import type { Output } from '../../hosting/build/read-output.ts'
import type { HostName } from './hosts.ts'
import type { Send } from './request.ts'

export interface Site {
  readonly output: Output
  /** The content of a published file. */
  readonly contentOf: (file: string) => Promise<Buffer>
  /** Published files without an address that redirects: every address that must answer 200, with its file. */
  readonly addresses: ReadonlyMap<string, string>
}

interface RuleContext {
  readonly host: HostName
  readonly send: Send
  readonly site: Site
}

export interface Rule {
  readonly title: string
  /** Runs the rule. Each problem is one line; `null`: the site has nothing that the rule is about. */
  check(context: RuleContext): Promise<readonly string[] | null>
  /** What a host cannot do by its nature, in a sentence; the rule then allows exactly that and nothing more. */
  readonly known?: Readonly<Partial<Record<HostName, string>>>
}

/** Turns expectations into problems. */
export function expectations() {
  const problems: string[] = []
  return {
    problems,
    /** Notes a problem unless the two are equal. */
    same(what: string, actual: unknown, expected: unknown) {
      if (actual !== expected) problems.push(`${what}: ${show(actual)} instead of ${show(expected)}`)
    },
    /** Notes a problem unless the condition holds. */
    that(what: string, holds: boolean) {
      if (!holds) problems.push(what)
    },
  }
}

function show(value: unknown): string {
  const text = String(value)
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}
