import styles from './tools.module.css'
import { useFormAround } from './use-form.ts'

const places = [1, 2, 3] as const

/** Worked cases in the place of the answer until there is one; only where that place stands empty beside the form. */
export function Samples() {
  const { t } = useFormAround()
  return (
    <div className={styles.samples} data-screen-only="">
      <h3>{t('tool.examples')}</h3>
      <dl>
        {places.map((place) => (
          <div key={place}>
            <dt>{t.find([`tool.sample.${place}.given`])}</dt>
            <dd>{t.find([`tool.sample.${place}.result`])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
