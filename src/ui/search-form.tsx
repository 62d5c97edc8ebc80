import { type ComponentProps, useId } from 'react'
import { longestQuery } from '../lib/addresses.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import styles from './search-form.module.css'

interface Props {
  /** The address of the page that answers. */
  readonly action: string
  readonly label: string
  readonly submit: string
  /** The parameter of the address that carries the query. */
  readonly name: string
  /** Further parameters that are sent along. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly onSubmit?: ComponentProps<'form'>['onSubmit']
  /** For the field, where an island listens to it. */
  readonly field?: ComponentProps<'input'>
}

/** A field and a button that lead to the search page. Hidden where scripts do not run, because nothing would answer. */
export function SearchForm({ action, label, submit, name, hidden = {}, onSubmit, field }: Props) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: assistive technology of before 2023 does not know `<search>`.
    <form action={action} className={styles.form} data-screen-only="" onSubmit={onSubmit} role="search">
      {Object.entries(hidden).map(([parameter, value]) => (
        <input key={parameter} name={parameter} type="hidden" value={value} />
      ))}
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.field}>
        <input
          autoCapitalize="none"
          autoComplete="off"
          autoCorrect="off"
          className={styles.input}
          enterKeyHint="search"
          id={id}
          maxLength={longestQuery}
          name={name}
          spellCheck="false"
          type="search"
          {...field}
        />
        <Button className={styles.submit} look="primary" type="submit">
          <Icon name="search" />
          <span className={styles.word}>{submit}</span>
        </Button>
      </div>
    </form>
  )
}
