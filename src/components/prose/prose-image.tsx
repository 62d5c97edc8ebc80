import type { ImageProps } from '../../collections/markdown/components.ts'

/** A picture of the text, fetched when it comes near. */
export function ProseImage({ src, alt }: ImageProps) {
  return <img alt={alt} decoding="async" loading="lazy" src={src} />
}
