/** Draws the fields of a form from their description: facts in one column, texts with a column for each language. */
import { type ReactNode, useState } from 'react'
import { emptyOf, fits, namesOfFacts, shapeName, summaryOf } from '../model/field-values.ts'
import type { Field } from '../model/form.ts'
import { nameOf } from '../model/names.ts'
import { moved, type Path, valueAt } from '../model/value.ts'
import { elementId, translate, useForm } from './context.ts'
import { Leaf } from './leaf.tsx'
import { Problems } from './problems.tsx'

export interface FieldProps {
  readonly field: Field
  /** The parts of the entry whose values stand side by side: `['facts']` or `['id', 'en']`. */
  readonly columns: readonly string[]
  /** Below each part. */
  readonly path: Path
  readonly label: string
}

export function Fields(props: FieldProps) {
  const { field } = props
  switch (field.type) {
    case 'group':
      return <Group {...props} field={field} />
    case 'languages':
      return <Languages {...props} field={field} />
    case 'list':
      return <List {...props} field={field} />
    case 'names':
      return <Names {...props} field={field} />
    case 'shapes':
      return <Shapes {...props} field={field} />
    default:
      return <LeafRow {...props} />
  }
}

type Of<Type extends Field['type']> = Omit<FieldProps, 'field'> & { readonly field: Extract<Field, { type: Type }> }

/** The fields of a group one below the other, without a frame of their own. */
export function GroupFields({ field, columns, path }: Omit<Of<'group'>, 'label'>) {
  const { language } = useForm()
  return Object.entries(field.fields).map(([name, inner]) => (
    <Fields key={name} field={inner} columns={columns} path={[...path, name]} label={nameOf(name, language)} />
  ))
}

function Group(props: Of<'group'>) {
  const { field, columns, path, label } = props
  const { values, change } = useForm()
  if (field.optional && columns.every((part) => valueAt(values, [part, ...path]) === undefined)) {
    return <AddButton label={label} add={() => each(columns, (part) => change([part, ...path], {}))} />
  }
  return (
    <fieldset id={elementId([columns[0] ?? '', ...path])} tabIndex={-1}>
      <legend>{label}</legend>
      <Problems columns={columns} path={path} />
      <GroupFields {...props} />
      {field.optional && (
        <RemoveButton label={label} remove={() => each(columns, (part) => change([part, ...path], undefined))} />
      )}
    </fieldset>
  )
}

/** Both languages of a text that stands among the facts, side by side as in the texts. */
function Languages({ field, columns, path, label }: Of<'languages'>) {
  const { values, change } = useForm()
  const [part = ''] = columns
  const own = [part, ...path]
  if (field.optional && valueAt(values, own) === undefined) {
    return <AddButton label={label} add={() => change(own, emptyOf(field))} />
  }
  return (
    <div id={elementId(own)} tabIndex={-1}>
      <Problems columns={columns} path={path} />
      <div className="row pair">
        {Object.entries(field.fields).map(([language, inner]) => (
          <Leaf key={language} field={inner} path={[...own, language]} label={label} part={language} />
        ))}
      </div>
      {field.optional && <RemoveButton label={label} remove={() => change(own, undefined)} />}
    </div>
  )
}

function LeafRow({ field, columns, path, label }: FieldProps) {
  return (
    <div className={columns.length > 1 ? 'row pair' : 'row'}>
      {columns.map((part) => (
        <Leaf
          key={part}
          field={field}
          path={[part, ...path]}
          label={label}
          part={columns.length > 1 ? part : undefined}
        />
      ))}
    </div>
  )
}

function List({ field, columns, path, label }: Of<'list'>) {
  const { values, change, language } = useForm()
  const t = translate(language)
  const listOf = (part: string) => {
    const list = valueAt(values, [part, ...path])
    return Array.isArray(list) ? (list as unknown[]) : undefined
  }
  const count = Math.max(0, ...columns.map((part) => listOf(part)?.length ?? 0))
  const isFixed = field.length !== undefined
  const setEach = (edit: (list: readonly unknown[]) => readonly unknown[]) => {
    for (const part of columns) {
      const list = edit(listOf(part) ?? [])
      change([part, ...path], list.length === 0 && field.optional ? undefined : list)
    }
  }
  const add = () =>
    setEach((list) =>
      isFixed ? Array.from({ length: field.length ?? 0 }, () => emptyOf(field.item)) : [...list, emptyOf(field.item)],
    )
  const itemLabel = (index: number) => `${label} ${index + 1}`
  if (count === 0 && field.optional) {
    return (
      <div id={elementId([columns[0] ?? '', ...path])} tabIndex={-1}>
        <AddButton label={label} add={add} />
        <Problems columns={columns} path={path} />
      </div>
    )
  }
  return (
    <fieldset id={elementId([columns[0] ?? '', ...path])} tabIndex={-1}>
      <legend>{label}</legend>
      <Problems columns={columns} path={path} />
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are known by their places, as in the file.
        <Item key={index} field={field.item} columns={columns} path={[...path, index]} label={itemLabel(index)}>
          {!isFixed && (
            <span className="tools">
              {index > 0 && (
                <button
                  type="button"
                  aria-label={`${t('up')}: ${itemLabel(index)}`}
                  onClick={() => setEach((list) => moved(list, index, index - 1))}
                >
                  ↑
                </button>
              )}
              {index < count - 1 && (
                <button
                  type="button"
                  aria-label={`${t('down')}: ${itemLabel(index)}`}
                  onClick={() => setEach((list) => moved(list, index, index + 1))}
                >
                  ↓
                </button>
              )}
              <RemoveButton label={itemLabel(index)} remove={() => setEach((list) => list.toSpliced(index, 1))} />
            </span>
          )}
        </Item>
      ))}
      {(!isFixed || count === 0) && <AddButton label={label} add={add} />}
      {isFixed && count > 0 && field.optional && <RemoveButton label={label} remove={() => setEach(() => [])} />}
    </fieldset>
  )
}

function Names({ field, columns, path, label }: Of<'names'>) {
  const { values, change, language } = useForm()
  const t = translate(language)
  const [name, setName] = useState('')
  const own = columns.flatMap((part) => Object.keys((valueAt(values, [part, ...path]) as object | undefined) ?? {}))
  const names = [...new Set([...namesOfFacts(values, path), ...own])]
  const add = () => {
    each(columns, (part) => change([part, ...path, name], emptyOf(field.item)))
    setName('')
  }
  return (
    <fieldset id={elementId([columns[0] ?? '', ...path])} tabIndex={-1}>
      <legend>{label}</legend>
      <Problems columns={columns} path={path} />
      {names.map((key) => (
        <Item key={key} field={field.item} columns={columns} path={[...path, key]} label={`${label}: ${key}`}>
          {own.includes(key) && (
            <span className="tools">
              <RemoveButton
                label={`${label}: ${key}`}
                remove={() => each(columns, (part) => change([part, ...path, key], undefined))}
              />
            </span>
          )}
        </Item>
      ))}
      <p className="add">
        <input aria-label={`${t('name')}: ${label}`} value={name} onChange={(event) => setName(event.target.value)} />
        <button type="button" disabled={name === '' || names.includes(name)} onClick={add}>
          {t('addName')}
        </button>
      </p>
    </fieldset>
  )
}

function Shapes({ field, columns, path, label }: Of<'shapes'>) {
  const { values, change, language } = useForm()
  const t = translate(language)
  const value = valueAt(values, [columns[0] ?? '', ...path])
  const index = field.shapes.findIndex((shape) => fits(shape, value))
  const shape = field.shapes[index]
  const choose = (next: number) => {
    const chosen = field.shapes[next]
    each(columns, (part) => change([part, ...path], chosen && emptyOf(chosen)))
  }
  return (
    <div className="shapes">
      <label>
        {`${label}: ${t('shape')}`}
        <select
          value={value === undefined ? '' : index}
          onChange={(event) => choose(event.target.value === '' ? -1 : Number(event.target.value))}
        >
          <option value="">{t('notSet')}</option>
          {field.shapes.map((one, at) => (
            <option key={shapeName(one, language)} value={at}>
              {shapeName(one, language)}
            </option>
          ))}
        </select>
      </label>
      {shape && value !== undefined && (
        <Fields field={{ ...shape, optional: false }} columns={columns} path={path} label={label} />
      )}
    </div>
  )
}

/** An entry of a list or a name with its value; groups fold up, since there are many. */
function Item({ children, ...props }: FieldProps & { readonly children: ReactNode }) {
  const { field, columns, path, label } = props
  const { values, problems } = useForm()
  const title = summaryOf(valueAt(values, [columns[0] ?? '', ...path]))
  const [isOpen, setOpen] = useState(title === '')
  if (field.type !== 'group') {
    return (
      <div className="item">
        <Fields {...props} />
        {children}
      </div>
    )
  }
  const isWrong = problems.some(
    ({ part, path: at }) =>
      part !== undefined && columns.includes(part) && path.every((step, place) => at?.[place] === step),
  )
  return (
    // A mistake opens it, and it stays open while it is corrected.
    <details className="item" onToggle={(event) => setOpen(event.currentTarget.open)} open={isOpen || isWrong}>
      <summary id={elementId([columns[0] ?? '', ...path])}>{title === '' ? label : `${label} · ${title}`}</summary>
      <Problems columns={columns} path={path} />
      <GroupFields field={field} columns={columns} path={path} />
      {children}
    </details>
  )
}

function AddButton({ label, add }: { readonly label: string; readonly add: () => void }) {
  const { language } = useForm()
  return (
    <p className="add">
      <button type="button" onClick={add}>{`+ ${translate(language)('add')}: ${label}`}</button>
    </p>
  )
}

function RemoveButton({ label, remove }: { readonly label: string; readonly remove: () => void }) {
  const { language } = useForm()
  return (
    <button type="button" aria-label={`${translate(language)('remove')}: ${label}`} onClick={remove}>
      ×
    </button>
  )
}

function each(columns: readonly string[], run: (part: string) => void): void {
  for (const part of columns) run(part)
}
