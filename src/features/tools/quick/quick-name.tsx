import { checkName, type NameError, type NameWords, readNames } from '../../../engines/company-name.ts'
import { builtFile } from '../../../http/built-file.ts'
import { Stamp, type StampTone } from '../../../ui/stamp.tsx'
import { type QuickTexts, QuickTool } from './quick-tool.tsx'

/** The gravest first; each with its tone. What an official register would answer is left to its page. */
const gravity = ['conflicts', 'risk', 'look', 'practice'] as const
const tones: Readonly<Record<(typeof gravity)[number], StampTone>> = {
  conflicts: 'negative',
  risk: 'negative',
  look: 'caution',
  practice: 'caution',
}

/** What the check needs, loaded with the first name. */
interface QuickNameFacts {
  readonly words: NameWords
  readonly verdicts: Readonly<Record<(typeof gravity)[number] | 'nothing', string>>
  readonly errors: Readonly<Record<NameError, string>>
  /** For which shareholders the language of a name was checked. */
  readonly assumed: string
  /** By check, what the rule says in one sentence. */
  readonly rules: Readonly<Record<string, string>>
}

interface Props {
  readonly texts: QuickTexts
  readonly page: string
  /** The address of `QuickNameFacts`. */
  readonly facts: string
}

/** The check of a company's name, in the page. Island: `<QuickName client:interaction … />`. */
export function QuickName({ texts, page, facts }: Props) {
  const answer = async (typed: string) => {
    const { words, verdicts, errors, assumed, rules } = (await builtFile(facts)) as QuickNameFacts
    const read = readNames(typed, words)
    if (read.error) return <p>{errors[read.error]}</p>
    return read.value.map((name) => {
      const findings = checkName(words, name, { allIndonesian: true }).findings.filter(({ check }) => check !== 'taken')
      const gravest = gravity.find((state) => findings.some((finding) => finding.state === state))
      return (
        <div key={name}>
          <p>
            <b>{name}</b> <Stamp tone={gravest ? tones[gravest] : 'positive'}>{verdicts[gravest ?? 'nothing']}</Stamp>
          </p>
          {[...new Set(findings.map(({ check }) => rules[check]))].map((rule) => (
            <p key={rule}>{rule}</p>
          ))}
          {findings.some(({ check }) => check === 'language') && <p>{assumed}</p>}
        </div>
      )
    })
  }
  return <QuickTool answer={answer} field="nama" page={page} texts={texts} />
}
