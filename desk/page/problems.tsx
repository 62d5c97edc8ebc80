/** What the content check says, at the field that it is about, and all together with the way to each. */
import type { DeskLanguage } from '../model/texts.ts'
import type { Path } from '../model/value.ts'
import type { Checked, Told } from '../server/desk.ts'
import { elementId, translate, useForm } from './context.ts'

export function problemsAt(problems: readonly Told[], part: string, path: Path): Told[] {
  return problems.filter(
    (problem) =>
      problem.part === part &&
      problem.path?.length === path.length &&
      path.every((step, at) => problem.path?.[at] === step),
  )
}

/** The problems of a group or list itself. */
export function Problems({ columns, path }: { readonly columns: readonly string[]; readonly path: Path }) {
  const { problems } = useForm()
  return columns
    .flatMap((part) => problemsAt(problems, part, path))
    .map((problem) => <Sentence key={problem.message.en} problem={problem} />)
}

export function Sentence({ problem: { severity, message }, id }: { readonly problem: Told; readonly id?: string }) {
  const { language } = useForm()
  return (
    <p className={severity} id={id}>
      {message[language]}
    </p>
  )
}

/** All that is wrong, errors first. */
export function ProblemList({ checked }: { readonly checked: Checked }) {
  const { language } = useForm()
  const t = translate(language)
  const of = (severity: Told['severity']) => checked.own.filter((problem) => problem.severity === severity)
  const lists = [
    [t('errors'), of('error')],
    [t('warnings'), of('warning')],
    [t('otherFiles'), checked.others],
  ] as const
  return lists.map(
    ([title, problems]) =>
      problems.length > 0 && (
        <details key={title} open={problems[0]?.severity === 'error'}>
          <summary>{`${title}: ${problems.length}`}</summary>
          <ul>
            {problems.map((problem) => (
              <li key={keyOf(problem)}>
                {problem.path === undefined ? (
                  <Elsewhere problem={problem} language={language} />
                ) : (
                  <button type="button" className="link" onClick={() => lead(problem)}>
                    {`${problem.part === 'facts' ? '' : `${problem.part}: `}${problem.message[language]}`}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </details>
      ),
  )
}

interface ElsewhereListProps {
  readonly problems: readonly Told[]
  readonly language: DeskLanguage
}

/** What is wrong in other entries, with the way to each. */
export function ElsewhereList({ problems, language }: ElsewhereListProps) {
  return (
    <ul>
      {problems.map((problem) => (
        <li key={keyOf(problem)}>
          <Elsewhere problem={problem} language={language} />
        </li>
      ))}
    </ul>
  )
}

function Elsewhere({ problem, language }: { readonly problem: Told; readonly language: DeskLanguage }) {
  const { file, message } = problem
  const entry = /^content\/(?:facts\/)?([\w-]+)\/([\w-]+)(?:\/|\.yaml$)/.exec(file)
  return (
    <>
      {entry ? <a href={`#${entry[1]}/${entry[2]}`}>{file}</a> : file}
      {`: ${message[language]}`}
    </>
  )
}

function keyOf({ file, line, message }: Told): string {
  return `${file}:${line}:${message.en}`
}

/** Puts the focus into the field, or into what holds it. */
function lead({ part = '', path = [], line }: Told): void {
  for (let length = path.length; length >= 0; length--) {
    const element = document.getElementById(elementId([part, ...path.slice(0, length)]))
    if (!element) continue
    for (let details = element.closest('details'); details; details = details.parentElement?.closest('details') ?? null)
      details.open = true
    element.focus()
    element.scrollIntoView({ block: 'center' })
    if (line !== undefined && element instanceof HTMLTextAreaElement && path.at(-1) === 'body')
      selectLine(element, line)
    return
  }
}

function selectLine(textarea: HTMLTextAreaElement, line: number): void {
  const lines = textarea.value.split('\n')
  const start = lines.slice(0, line - 1).reduce((length, text) => length + text.length + 1, 0)
  textarea.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
}
