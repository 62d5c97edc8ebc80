import { Suspense, useId, useLayoutEffect, useRef, useState } from 'react'
import { useBuiltJson } from '../../hydration/built-json.ts'
import { type Language, languageTraits } from '../../i18n/languages.ts'
import { formatDaySpan } from '../../lib/format.ts'
import { afterWorkingDays } from '../../lib/working-calendar.ts'
import { Gantt, type GanttStep } from '../../ui/gantt.tsx'
import { PillSwitch } from '../../ui/pill-switch.tsx'
import styles from './timeline.module.css'

export interface TimelineTexts {
  readonly start: string
  /** With `{span}` where the days go. */
  readonly finish: string
  readonly legend: string
  readonly choose: string
}

/** What the timeline shows, in a file that the page does not repeat. */
export interface TimelineFacts {
  readonly texts: TimelineTexts
  /** Six at most; one alone needs no name. */
  readonly cases: readonly { readonly id: string; readonly label: string; readonly steps: readonly GanttStep[] }[]
  /** The day from which it is counted until the visitor chooses another. */
  readonly start: string
  /** Days that are no working days, as far as they are decreed. */
  readonly holidays: readonly string[]
}

interface Props {
  readonly language: Language
  /** The address of `TimelineFacts`, see `builtJson`. */
  readonly facts: string
}

/**
 * Who waits for whom, with real days from a start that can be chosen. Island: `<Timeline client:interaction … />`. Without
 * script the days are counted from the first working day after the build.
 */
export function Timeline(props: Props) {
  return (
    <Suspense fallback={null}>
      <DatedTimeline {...props} />
    </Suspense>
  )
}

function DatedTimeline({ language, facts }: Props) {
  const {
    texts,
    cases,
    start: first,
    holidays,
  } = useBuiltJson<TimelineFacts>(facts, 'texts', 'cases', 'start', 'holidays')
  const [start, setStart] = useState(first)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // What was chosen before this script came.
  useLayoutEffect(() => {
    if (field.current?.value) setStart(field.current.value)
  }, [])
  const { locale } = languageTraits[language]
  const span = (min: number, max: number) =>
    formatDaySpan(afterWorkingDays(start, min, holidays), afterWorkingDays(start, max, holidays), locale)
  const timeline = (steps: readonly GanttStep[]) => {
    let [min, max] = [0, 0]
    const dated = steps.map((step) => {
      min += step.minDays
      max += step.maxDays
      return { ...step, done: span(min, max) }
    })
    return (
      <>
        <p className={styles.finish}>{texts.finish.replace('{span}', span(min, max))}</p>
        <Gantt steps={dated} />
      </>
    )
  }
  return (
    <div>
      <p className={styles.dates}>
        <label htmlFor={id}>{texts.start}</label>{' '}
        <input
          className={styles.start}
          id={id}
          min={first}
          ref={field}
          onChange={(event) => event.target.value && setStart(event.target.value)}
          type="date"
          value={start}
        />
      </p>
      <PillSwitch
        legend={texts.choose}
        name="steps"
        options={cases.map(({ id: name, label, steps }) => ({ id: name, label, content: timeline(steps) }))}
        pillsClassName={styles.cases}
      />
      <p className={styles.note}>{texts.legend}</p>
    </div>
  )
}
