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
import styles from './wrong-address-line.module.css'

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
      <FirstScreenEnd styles="all" />
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

/**
 * One line for visitors whom an address that does not exist has led to Home (specification, section 2). Shown where
 * `startup/arrival.ts` says so at the root, before the first paint; `startup/wrong-address.ts` makes its link that to
 * the closest page.
 */
function WrongAddressLine({ t }: HomeProps) {
  return (
    <p className={styles.line} data-wrong-address-line="">
      {t('home.wrongAddress')}{' '}
      <a className={styles.link} href={t.href('/cari')}>
        {t('home.wrongAddressSearch')}
      </a>
    </p>
  )
}
