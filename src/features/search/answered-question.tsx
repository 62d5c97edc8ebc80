import { useT } from '../../i18n/translate-context.tsx'
import type { FoundAnswer } from '../../lib/search.ts'
import styles from './search.module.css'
import { kindTextKeys, Marked } from './search-result.tsx'

/** The answer to what was asked: the question of the site or the title of an article, what it says in brief, and where. */
export function AnsweredQuestion({ answer }: { readonly answer: FoundAnswer }) {
  const t = useT()
  return (
    <article aria-label={t('search.answer')} className={styles.card}>
      <h2 className={styles.title}>
        <a href={answer.href}>
          <Marked met={answer.met}>{answer.title}</Marked>
        </a>
      </h2>
      {answer.says.map((sentence) => (
        <p className={styles.said} key={sentence}>
          {sentence}
        </p>
      ))}
      <p className={styles.source}>
        {answer.kind === 'answer'
          ? t('search.source', { page: answer.source })
          : t('search.sourceInShort', { kind: t(kindTextKeys[answer.kind]) })}
      </p>
    </article>
  )
}
