/** Structured data of a regulation, schema.org. Pure. Says what the page knows and no more. */
import type { Regulation, RegulationRef } from '../collections/regulations.ts'
import { isAddressOfText } from '../lib/addresses.ts'

const legalForce = {
  in_force: 'InForce',
  amended: 'InForce',
  partly_revoked: 'PartiallyInForce',
  revoked: 'NotInForce',
  not_yet_in_force: 'NotInForce',
} as const

interface Page {
  readonly origin: string
  /** The page's address on this site. */
  readonly href: string
  readonly language: string
}

/**
 * Our page about a regulation. The regulation itself is Indonesian and published elsewhere; its force is left out where
 * it could not be confirmed, and a court decision is not called legislation.
 */
export function legislationPage(regulation: Regulation, { origin, href, language }: Page): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    url: origin + href,
    name: `${regulation.label}: ${regulation.title}`,
    inLanguage: language,
    lastReviewed: regulation.checked_on,
    about: regulation.kind.startsWith('Putusan') ? decision(regulation) : legislation(regulation),
  }
}

function decision({ label, title, enacted, official_url }: Regulation): object {
  return {
    '@type': 'CreativeWork',
    name: title,
    alternateName: label,
    dateCreated: enacted ?? undefined,
    inLanguage: 'id',
    url: addressOfText(official_url),
  }
}

function legislation(regulation: Regulation): object {
  const { label, kind, title, enacted, promulgated, in_force, state, state_unconfirmed, official_url } = regulation
  return {
    '@type': 'Legislation',
    name: title,
    legislationIdentifier: label,
    legislationType: kind,
    legislationJurisdiction: 'ID',
    legislationDate: enacted ?? undefined,
    datePublished: promulgated ?? undefined,
    legislationDateOfApplicability: in_force ?? undefined,
    legislationLegalForce: state_unconfirmed ? undefined : `https://schema.org/${legalForce[state]}`,
    legislationChanges: references(regulation.amends),
    legislationRepeals: references(regulation.revokes),
    inLanguage: 'id',
    url: addressOfText(official_url),
  }
}

/** Left out where it is the front page of a database, which would be the same for every text that it stands in for. */
function addressOfText(officialUrl: string): string | undefined {
  return isAddressOfText(officialUrl) ? officialUrl : undefined
}

function references(regulations: readonly RegulationRef[]): object[] | undefined {
  if (regulations.length === 0) return undefined
  return regulations.map(({ label, title }) => ({ '@type': 'Legislation', name: title, legislationIdentifier: label }))
}
