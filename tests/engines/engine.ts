/** What the journeys need of a browser, whatever protocol drives it. */

/** One input device and what it does, in the notation that WebDriver and WebDriver BiDi share. */
interface InputSource {
  readonly type: 'pointer' | 'key'
  readonly id: string
  readonly actions: readonly Readonly<Record<string, string | number>>[]
}

export interface EngineBrowser {
  /** With the engine's number: `Firefox 153.7.0`. */
  readonly version: string
  /** Loads a page and resolves when it has fired `load`. */
  open(address: string): Promise<void>
  /** Evaluates an expression in the page that gives a string. */
  evaluate(expression: string): Promise<string>
  /** Input as a person gives it. */
  perform(sources: readonly InputSource[]): Promise<void>
  /** In CSS pixels. An engine with a wider least window takes that. */
  resize(width: number, height: number): Promise<void>
  close(): Promise<void>
}

/** Where the engine is not installed: what is missing and how to get it. */
export interface Missing {
  readonly missing: string
}

/** @param scratch an empty folder for the browser's own files. */
export type StartEngine = (scratch: string) => Promise<EngineBrowser | Missing>
