interface Props {
  readonly basis: readonly { readonly label: string; readonly href?: string | undefined }[]
  readonly separator?: string
}

/** The articles behind a rule, one after the other; a link where the library has the regulation. */
export function BasisList({ basis, separator = '; ' }: Props) {
  return basis.map(({ label, href }, place) => (
    <span key={label}>
      {place > 0 && separator}
      {href ? <a href={href}>{label}</a> : label}
    </span>
  ))
}
