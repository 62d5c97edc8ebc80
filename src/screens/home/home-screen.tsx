import type { ReactNode } from 'react'
import type { HomeProps } from '../../page-data/home.ts'
import { FirstScreenEnd } from '../../ui/first-screen-end.tsx'
import { AboutSection } from './about-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { Hero } from './hero.tsx'
import { InfohukumSection } from './infohukum-section.tsx'
import { PricingSection } from './pricing-section.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { TimelineSection } from './timeline-section.tsx'
import { ToolsSection } from './tools-section.tsx'
import { WrongAddressLine } from './wrong-address-line.tsx'

interface Props extends HomeProps {
  /** The company's video, where the site file gives it its place on Home. */
  readonly video?: ReactNode
  /** The tools that answer in the page. */
  readonly nameCheck?: ReactNode
  readonly offerCheck?: ReactNode
}

/** Home: the statement with the open price, about us, pricing, who waits for whom, two tools, legal information, questions, contact. */
export function HomeScreen({ video, nameCheck, offerCheck, ...props }: Props) {
  return (
    <>
      <WrongAddressLine {...props} />
      <Hero {...props} />
      <FirstScreenEnd />
      <AboutSection {...props} video={video} />
      <PricingSection {...props} />
      <TimelineSection {...props} />
      <ToolsSection {...props} nameCheck={nameCheck} offerCheck={offerCheck} />
      <InfohukumSection {...props} />
      <QuestionsSection {...props} />
      <ContactSection {...props} />
    </>
  )
}
