import type { ReactNode } from 'react'
import type { Article } from '../../collections/articles.ts'
import type { Regulation } from '../../collections/regulations.ts'
import type { Service } from '../../collections/services.ts'
import type { Language } from '../../i18n/languages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { AboutSection } from './about-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { Hero } from './hero.tsx'
import { InfohukumSection } from './infohukum-section.tsx'
import { PricingSection } from './pricing-section.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { StepsSection } from './steps-section.tsx'

export interface HomeProps {
  readonly language: Language
  readonly t: Translate
  readonly services: readonly Service[]
  readonly regulations: readonly Regulation[]
  /** Newest first. */
  readonly articles: readonly Article[]
  /** The company's video, where the site file gives it its place on Home. */
  readonly video?: ReactNode
}

/** Home: the statement with the open price, about us, pricing, how it works, legal information, questions, contact. */
export function HomeScreen(props: HomeProps) {
  return (
    <>
      <Hero {...props} />
      <AboutSection {...props} />
      <PricingSection {...props} />
      <StepsSection {...props} />
      <InfohukumSection {...props} />
      <QuestionsSection {...props} />
      <ContactSection {...props} />
    </>
  )
}
