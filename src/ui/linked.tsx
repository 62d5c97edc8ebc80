import { Fragment } from 'react'
import type { LinkedText } from '../lib/island-data.ts'

/** A sentence with its articles as links. */
export function Linked({ text }: { readonly text: LinkedText }) {
  return text.map((piece, place) =>
    typeof piece === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence never change, and words may stand twice.
      <Fragment key={place}>{piece}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same.
      <a href={piece.href} key={place}>
        {piece.label}
      </a>
    ),
  )
}
