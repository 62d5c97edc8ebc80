import { useT } from '../../i18n/translate-context.tsx'
import type { FoundAnswer } from '../../lib/search.ts'
import { Marked } from './marked.tsx'
import styles from './search.module.css'

/** The answer to what was asked: the question of the site, the beginning of its answer, and the page that gives it. */
export function AnsweredQuestion({ answer }: { readonly answer: FoundAnswer }) {
  const t = useT()
  const [text, source = ''] = answer.facts ?? []
  return (
    <article aria-label={t('search.answer')} className={styles.card}>
      <h2 className={styles.title}>
        <a href={answer.href}>
          <Marked met={answer.met}>{answer.title}</Marked>
        </a>
      </h2>
      <p>{text}</p>
      <p className={styles.source}>{t('search.source', { page: source })}</p>
    </article>
  )
}
