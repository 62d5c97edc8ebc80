import { Suspense, useId, useLayoutEffect, useRef, useState } from 'react'
import { useBuiltJson } from '../../hydration/built-json.ts'
import { useReadyEvent } from '../../hydration/use-island.ts'
import { formatDaySpan } from '../../lib/format.ts'
import { afterWorkingDays } from '../../lib/working-days.ts'
import { Gantt, type GanttStep } from '../../ui/gantt.tsx'
import { PillSwitch } from '../../ui/pill-switch.tsx'
import styles from './timeline.module.css'

interface TimelineTexts {
  readonly start: string
  /** With `{span}` where the days go. */
  readonly finish: string
  readonly legend: string
  readonly choose: string
  /** From and to which day one can start. */
  readonly outside: string
  /** Where the end lies behind the last day whose holidays are known. */
  readonly beyond: string
}

/** What the timeline shows, in a file that the page does not repeat. */
interface TimelineFacts {
  readonly texts: TimelineTexts
  readonly locale: string
  /** Six at most; one alone needs no name. */
  readonly cases: readonly { readonly id: string; readonly label: string; readonly steps: readonly GanttStep[] }[]
  /** The day from which it is counted until the visitor chooses another; the first that can be chosen. */
  readonly start: string
  /** The last that can be chosen: the holidays are known until then. */
  readonly last: string
  /** Days that are no working days, as far as they are decreed. */
  readonly holidays: readonly string[]
}

interface Props {
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

function DatedTimeline({ facts }: Props) {
  const {
    texts,
    locale,
    cases,
    start: first,
    last,
    holidays,
  } = useBuiltJson<TimelineFacts>(facts, 'texts', 'locale', 'cases', 'start', 'last', 'holidays')
  const [start, setStart] = useState(first)
  const timetable = useReadyEvent<HTMLDivElement>()
  const field = useRef<HTMLInputElement>(null)
  // What was chosen before this script came.
  useLayoutEffect(() => {
    if (field.current?.value) setStart(field.current.value)
  }, [])
  const errorId = useId()
  const isOutside = start < first || start > last
  // A year that is being typed has fewer than four digits at first.
  const isRefused = isOutside && start >= '1000'
  const span = (min: number, max: number) => {
    const [from, to] = [min, max].map((days) => afterWorkingDays(start, days, holidays)) as [string, string]
    return formatDaySpan(from, to, locale, first.slice(0, 4))
  }
  const timeline = (steps: readonly GanttStep[]) => {
    let [min, max] = [0, 0]
    const dated = steps.map((step) => {
      min += step.minDays
      max += step.maxDays
      return isOutside ? step : { ...step, done: span(min, max) }
    })
    return (
      <>
        {!isOutside && <p className={styles.finish}>{texts.finish.replace('{span}', span(min, max))}</p>}
        {!isOutside && afterWorkingDays(start, max, holidays) > last && <p className={styles.note}>{texts.beyond}</p>}
        <Gantt steps={dated} />
      </>
    )
  }
  const [only, ...others] = cases
  return (
    <div ref={timetable}>
      <label className={styles.dates}>
        {texts.start}
        <input
          aria-describedby={isRefused ? errorId : undefined}
          aria-invalid={isRefused || undefined}
          className={styles.start}
          max={last}
          min={first}
          ref={field}
          onChange={(event) => event.target.value && setStart(event.target.value)}
          type="date"
          value={start}
        />
      </label>
      {isRefused && (
        <p className={styles.outside} id={errorId} role="alert">
          {texts.outside}
        </p>
      )}
      {only && others.length === 0 ? (
        timeline(only.steps)
      ) : (
        <PillSwitch
          legend={texts.choose}
          name="steps"
          options={cases.map(({ id: name, label, steps }) => ({ id: name, label, content: timeline(steps) }))}
          pillsClassName={styles.cases}
        />
      )}
      <p className={styles.note}>{texts.legend}</p>
    </div>
  )
}
