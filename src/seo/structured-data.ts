/** Structured data of schema.org. Pure: facts in, objects for JSON-LD out; addresses are made absolute here. */
import { beginningOfDay } from '../lib/day.ts'

interface Publisher {
  readonly name: string
  /** Without a trailing slash. */
  readonly origin: string
}

/**
 * The last crumb, which is the page itself, needs no address (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
 * @param trail from Home to the page itself; `href` is an address on this site
 */
export function breadcrumbList(
  trail: readonly { readonly label: string; readonly href: string }[],
  origin: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(index < trail.length - 1 && { item: origin + href }),
    })),
  }
}

interface SearchablePaths {
  /** Addresses on this site. */
  readonly home: string
  readonly search: string
  /** The parameter of the search's address that holds the query. */
  readonly parameter: string
  readonly language: string
}

interface Company {
  readonly name: string
  readonly legalName: string
  /** Without a trailing slash. */
  readonly origin: string
  readonly email: string
  /** International, digits alone. */
  readonly whatsapp: string
  readonly address: {
    readonly street: string
    readonly city: string
    readonly postalCode: string
    readonly country: string
  }
  readonly socials: readonly { readonly url: string }[]
}

/** Who publishes the site. One page says it, that about the company: Home has no byte to spare. */
export function organization(company: Company): object {
  const { name, legalName, origin, email, whatsapp, address, socials } = company
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    legalName,
    url: origin,
    logo: `${origin}/icon-512.png`,
    email,
    telephone: `+${whatsapp}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    sameAs: socials.map(({ url }) => url),
  }
}

/** The site, and where it can be searched. */
export function searchableSite({ home, search, parameter, language }: SearchablePaths, publisher: Publisher): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: publisher.name,
    url: publisher.origin + home,
    inLanguage: language,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${publisher.origin}${search}?${parameter}={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

interface ArticleFacts {
  readonly title: string
  readonly summary: string
  readonly href: string
  readonly language: string
  /** Calendar days. */
  readonly published: string
  readonly updated: string
  readonly section: string
  /** Names of the regulations and articles that it cites. */
  readonly cites: readonly string[]
}

/** An article. Its author is the company: the site names roles, and invents no persons. */
export function articleData(article: ArticleFacts, publisher: Publisher): object {
  const organization = { '@type': 'Organization', name: publisher.name, url: publisher.origin }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    url: publisher.origin + article.href,
    inLanguage: article.language,
    // With the zone: a day alone is read as one of Greenwich, and search engines warn of it.
    datePublished: beginningOfDay(article.published),
    dateModified: beginningOfDay(article.updated),
    articleSection: article.section,
    citation: article.cites,
    author: organization,
    publisher: organization,
  }
}
