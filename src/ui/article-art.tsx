import { classNames } from '../lib/class-names.ts'
import { figureLines } from '../lib/figure-lines.ts'
import { lobe } from '../lib/kawung.ts'
import styles from './article-art.module.css'

interface Props {
  /** The article's own figure, `60 hari`; its title or answer says it too. */
  readonly figure: string
  /** Of the article: it decides which lobe is lit. */
  readonly id: string
  readonly className?: string | undefined
}

/** The widest line and the largest letters, in units of the drawing, and the mean width of a letter in its own size. */
const lineWidth = 272
const largest = 76
const letterWidth = 0.6

/** The picture of an article: its own figure, set large on the kawung. Decorative, since words beside it say the same. */
export function ArticleArt({ figure, id, className }: Props) {
  const { large, small } = figureLines(figure)
  const size = Math.min(largest, Math.round(lineWidth / (letterWidth * large.length)))
  const lit = [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 4
  return (
    <svg
      aria-hidden="true"
      className={classNames(styles.art, className)}
      preserveAspectRatio="xMidYMid slice"
      viewBox="0 0 320 160"
    >
      {[0, 1, 2, 3].map((turn) => (
        <path
          className={turn === lit ? styles.lit : styles.lobe}
          d={lobe(110)}
          key={turn}
          transform={`translate(252 62) rotate(${45 + 90 * turn}) translate(0 -64)`}
        />
      ))}
      <text className={styles.large} fontSize={size} x="22" y={small ? 94 : 128}>
        {large}
      </text>
      {small && (
        <text className={styles.small} x="24" y="130">
          {small}
        </text>
      )}
    </svg>
  )
}
