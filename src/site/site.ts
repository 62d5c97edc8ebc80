/**
 * The company's identity and switches: the one file to change, beside `content/`, to make this site another company's.
 * `schema.ts` says what each field may hold; a wrong value stops the build.
 *
 * This is a sample identity. Its domain, number and addresses reach no one (`.example` is reserved by RFC 2606).
 */
import type { Site } from './schema.ts'

export const site: Site = {
  name: 'Suluh Legal',
  legalName: 'PT Suluh Legal Contoh',
  /** Where the site is published, without a trailing slash. */
  origin: 'https://suluhlegal.example',
  /** The first is the default and lives at the root. `['id']` makes a site in Indonesian alone. */
  languages: ['id', 'en'],
  whatsapp: '620000000000',
  email: 'halo@suluhlegal.example',
  address: {
    street: 'Jalan Contoh Nomor 1',
    city: 'Jakarta',
    postalCode: '00000',
    country: 'ID',
  },
  /** Opening hours in Western Indonesian Time, one entry per span of days. */
  hours: [
    { from: 'monday', to: 'friday', opens: '09:00', closes: '17:00' },
    { from: 'saturday', to: 'saturday', opens: '09:00', closes: '13:00' },
  ],
  socials: [
    { name: 'Instagram', url: 'https://instagram.example/suluhlegal' },
    { name: 'LinkedIn', url: 'https://linkedin.example/suluhlegal' },
  ],
  /** The provider's public sample video; `null` removes the player and everything that belongs to it. */
  video: { id: 'M7lc1UVf-VE', place: 'about' },
  /**
   * Whether the company is registered for value-added tax (a PKP: by turnover above Rp4.8 billion a year, or by choice).
   * `false`: no tax is added to its own fees, and bills say so.
   */
  chargesVat: true,
  /** Whether prices in `content/services` are samples: a line above every page says so. Else each bill says which are. */
  hasSamplePrices: true,
  account: { enabled: false },
  /** Where the PDF viewer's worker, character maps and fonts come from, for example `https://cdn.jsdelivr.net/npm`; `null`: this site itself. */
  pdfResourcesHost: null,
}
