/** Structured data of a service (schema.org Service with an Offer per variant). Pure. */
import type { Service } from '../collections/services.ts'
import type { Language } from '../i18n/languages.ts'
import { localizedPath } from '../i18n/paths.ts'
import { type Amount, total } from '../lib/price.ts'

interface Provider {
  readonly name: string
  /** Without a trailing slash. */
  readonly origin: string
}

/**
 * The total of each variant, state fees and third parties included, is what is offered: no "from" price. Where a fee is
 * due whose amount is not known, the sum of the others is the least to be paid, and no highest price is named.
 */
export function serviceData(service: Service, language: Language, provider: Provider): object {
  const url = provider.origin + localizedPath(service.path, language)
  const cases = service.variants.length > 0 ? service.variants : [undefined]
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.title,
    description: service.summary,
    serviceType: service.group.label,
    url,
    inLanguage: language,
    areaServed: { '@type': 'Country', name: 'Indonesia' },
    provider: { '@type': 'Organization', name: provider.name, url: provider.origin },
    offers: cases.map((variant) => {
      const amount = total(service.price.lines, variant?.id)
      return {
        '@type': 'Offer',
        ...(variant && { name: variant.label }),
        url,
        availability: 'https://schema.org/InStock',
        validFrom: service.price.validFrom,
        priceValidUntil: service.price.validUntil,
        priceSpecification: {
          '@type': 'PriceSpecification',
          priceCurrency: 'IDR',
          ...offeredPrice(amount),
        },
      }
    }),
  }
}

function offeredPrice({ minIdr, maxIdr, isOpen }: Amount): object {
  if (isOpen) return { minPrice: minIdr }
  return minIdr === maxIdr ? { price: minIdr } : { minPrice: minIdr, maxPrice: maxIdr }
}
