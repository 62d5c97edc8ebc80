import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useReadyEvent } from '../../hydration/use-island.ts'
import { kindParameter, queryParameter } from '../../lib/addresses.ts'
import { SearchForm } from '../../ui/search-form.tsx'
import { matchingTerms } from './matching-terms.ts'
import styles from './term-filter.module.css'

interface Props {
  /** The address of the search page, which answers until this script is here, and where no term is met. */
  readonly search: string
  readonly texts: {
    readonly label: string
    readonly submit: string
    /** With `{{shown}}` and `{{all}}`. */
    readonly count: string
    readonly none: string
  }
}

/**
 * A field that leaves the terms that are meant. Island: `<TermFilter client:interaction … />`, on a page whose terms are
 * `<details data-names>`. Where some are hidden, what is marked `data-terms`, their lists and the way through them, has
 * `data-filtered`.
 */
export function TermFilter({ search, texts }: Props) {
  const ready = useReadyEvent<HTMLDivElement>()
  const input = useRef<HTMLInputElement>(null)
  const [status, setStatus] = useState('')

  const filter = useCallback(
    (query: string) => {
      const { shown, all } = filterTerms(query)
      const counted = texts.count.replace('{{shown}}', `${shown.length}`).replace('{{all}}', `${all}`)
      setStatus(query.trim() === '' ? '' : shown.length === 0 ? texts.none : counted)
    },
    [texts],
  )
  // What was typed before this script was there, or is back with Back.
  useEffect(() => filter(input.current?.value ?? ''), [filter])

  const onSubmit = (event: SubmitEvent) => {
    const query = input.current?.value ?? ''
    const [first] = filterTerms(query).shown
    if (!first) return
    event.preventDefault()
    if (query.trim() === '') return
    first.open = true
    first.querySelector('summary')?.focus()
  }

  return (
    <div ref={ready}>
      <SearchForm
        action={search}
        field={{ onChange: (event) => filter(event.target.value), ref: input }}
        hidden={{ [kindParameter]: 'term' }}
        label={texts.label}
        name={queryParameter}
        onSubmit={onSubmit}
        submit={texts.submit}
      />
      <p className={styles.status} role="status">
        {status}
      </p>
    </div>
  )
}

/** Hides the terms that are not meant, and tells which are left, the best first, of how many. */
function filterTerms(query: string): { readonly shown: readonly HTMLDetailsElement[]; readonly all: number } {
  const terms = [...document.querySelectorAll<HTMLDetailsElement>('details[data-names]')]
  const texts = terms.map((term) => ({
    names: `${term.querySelector('summary')?.textContent} ${term.dataset.names}`,
    definition: term.lastElementChild?.textContent ?? '',
  }))
  const shown = matchingTerms(texts, query).flatMap((place) => terms[place] ?? [])
  for (const term of terms) term.hidden = !shown.includes(term)
  for (const list of document.querySelectorAll<HTMLElement>('[data-terms]')) {
    list.toggleAttribute('data-filtered', shown.length < terms.length)
  }
  return { shown, all: terms.length }
}
