import { DrawnFigure } from './drawn-figure.tsx'
import { EntityGlyph, type EntitySigns, type SignedTrait } from './entity-glyph.tsx'
import styles from './forms-figure.module.css'

interface Props {
  readonly title: string
  readonly forms: readonly { readonly id: string; readonly name: string; readonly signs: EntitySigns }[]
  /** Cells in the order of the forms. */
  readonly rows: readonly { readonly trait: SignedTrait; readonly label: string; readonly cells: readonly string[] }[]
  /** Where the other forms are compared, and each with its articles. */
  readonly more: { readonly label: string; readonly href: string }
}

/** What decides between a few forms of business, as glyphs with the answer in a few words. */
export function FormsFigure({ title, forms, rows, more }: Props) {
  return (
    <DrawnFigure title={title}>
      <table className={styles.forms}>
        <thead>
          <tr>
            <td />
            {forms.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ trait, label, cells }) => (
            <tr key={trait}>
              <th scope="row">{label}</th>
              {forms.map(({ id, signs }, column) => (
                <td key={id}>
                  <EntityGlyph signs={signs} trait={trait} />
                  {cells[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <a className={styles.more} href={more.href}>
        {more.label}
      </a>
    </DrawnFigure>
  )
}
