/** What people ask the company before they ask for a service, with its answers. Pure. */
import type { TextKey, Translate } from '../i18n/translate.ts'
import { site } from '../site/site.ts'

const questions: readonly { readonly question: TextKey; readonly answer: TextKey; readonly path?: string }[] = [
  { question: 'questions.cost.question', answer: 'questions.cost.answer' },
  { question: 'questions.pay.question', answer: 'questions.pay.answer', path: '/terms-and-condition' },
  { question: 'questions.foreign.question', answer: 'questions.foreign.answer', path: '/layanan/pt-pma' },
  { question: 'questions.self.question', answer: 'questions.self.answer' },
  { question: 'questions.alone.question', answer: 'questions.alone.answer', path: '/layanan/pt-perorangan' },
  { question: 'questions.poor.question', answer: 'questions.poor.answer', path: '/infohukum/uu-16-2011' },
]

/** In words, with the address of the page that says more, where there is one. */
export function siteQuestions(t: Translate) {
  return questions.map(({ question, answer, path }) => ({
    question: t(question),
    answer: t(answer, { company: site.name }),
    href: path && t.href(path),
  }))
}
