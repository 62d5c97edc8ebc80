/** Structured data of a service (schema.org Service with an Offer per variant). Pure. */
import type { Service } from '../collections/services.ts'
import { translator } from '../i18n/dictionaries.ts'
import { sampleText, totalNotes } from '../i18n/fee-text.ts'
import type { Language } from '../i18n/languages.ts'
import { localizedPath } from '../i18n/paths.ts'
import { type Amount, total } from '../lib/fees.ts'

interface Provider {
  readonly name: string
  /** Without a trailing slash. */
  readonly origin: string
}

/**
 * The total of each variant, state fees and third parties included, is what is offered: no "from" price. Where a fee is
 * due whose amount is not known, the sum of the others is the least to be paid, and no highest price is named. What is
 * doubted is said once, of the whole; the parts stand in the bill of the same page.
 */
export function serviceData(service: Service, language: Language, provider: Provider): object {
  const url = provider.origin + localizedPath(service.path, language)
  const t = translator(language)
  const { fees } = service
  const cases = service.variants.length > 0 ? service.variants : [undefined]
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.title,
    description: service.summary,
    serviceType: service.group.label,
    url,
    areaServed: { '@type': 'Country', name: 'Indonesia' },
    provider: { '@type': 'Organization', name: provider.name, url: provider.origin },
    offers: cases.map((variant) => ({
      '@type': 'Offer',
      ...(variant && { name: variant.label }),
      url,
      validFrom: fees.validFrom,
      priceSpecification: {
        '@type': 'CompoundPriceSpecification',
        priceCurrency: 'IDR',
        ...priceOf(total(fees.lines, variant?.id)),
        ...described([...totalNotes(fees, variant?.id, t), sampleText(fees, variant?.id, t)]),
      },
    })),
  }
}

function described(sentences: readonly (string | undefined)[]): object {
  const description = sentences.filter(Boolean).join(' ')
  return description === '' ? {} : { description }
}

function priceOf({ minIdr, maxIdr, isIncomplete }: Amount): object {
  if (isIncomplete) return maxIdr > 0 ? { minPrice: minIdr } : {}
  return minIdr === maxIdr ? { price: minIdr } : { minPrice: minIdr, maxPrice: maxIdr }
}
