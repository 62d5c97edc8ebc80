import { lobe } from '../lib/kawung.ts'
import styles from './brand-mark.module.css'

/** The company's mark: one kawung lobe as a flame. Decorative; the name stands beside it. Height in CSS pixels. */
export function BrandMark({ height = 32 }: { height?: number }) {
  return (
    <svg aria-hidden="true" width={height * 0.5} height={height} viewBox="-24 -48 48 96">
      <path className={styles.flame} d={lobe(96)} />
      <path className={styles.core} d={lobe(50)} transform="translate(0 16)" />
    </svg>
  )
}
