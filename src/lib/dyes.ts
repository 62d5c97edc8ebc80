/**
 * The colours that are also needed where no style sheet reaches: the head, the manifest, icons and share pictures.
 * Those of `styles/tokens.css`, where a test holds them to be the same.
 */
export const dyes = {
  /** Text, and the mark. */
  nila: '#1f2a5c',
  kunyit: '#f2b632',
  ground: '#fbf8f0',
  groundDark: '#10152e',
  muted: '#464d7b',
  line: '#dedccf',
} as const
