import { classNames } from '../lib/class-names.ts'
import { lobe } from '../lib/kawung.ts'
import styles from './kawung-flower.module.css'

/** Four lobes around a point, one of them lit: the ornament of a section. Decorative; it lies behind the section's text, and `className` gives its place and width. */
export function KawungFlower({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" className={classNames(styles.flower, className)} viewBox="-110 -110 220 220">
      {[45, 135, 225, 315].map((degrees) => (
        <path
          className={degrees === 225 ? styles.lit : styles.lobe}
          d={lobe(96)}
          key={degrees}
          transform={`rotate(${degrees}) translate(0 -56)`}
        />
      ))}
    </svg>
  )
}
