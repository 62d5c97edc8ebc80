import styles from './ring.module.css'

/**
 * The hollow mark of an amount that no official page confirms. One sentence of the page says what it means.
 * @param label the same for those who do not see it; none before the sentence itself
 */
export function Ring({ label }: { readonly label?: string }) {
  return (
    <>
      <span aria-hidden="true" className={styles.ring} />
      {label && <span className="visually-hidden">{` ${label}`}</span>}
    </>
  )
}
