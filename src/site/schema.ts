/** What `site.ts` may hold. Read at build alone, so that no validation code reaches a visitor. */
import { z } from 'zod'

const text = z.string().trim().min(1, { error: 'must not be empty' })

const weekday = z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'must be a time such as 09:00' })

const httpsUrl = z.url({ protocol: /^https$/, error: 'must be a full address that starts with https://' })

/** A host may also be this machine, so that it can be tried out. */
const contentHostUrl = z
  .string()
  .refine((address) => /^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(address) && URL.canParse(address), {
    error: 'must be a full address that starts with https://',
  })

const relativePath = z.string().regex(/^\/(?!\/)/, {
  error: 'must be an address on this site that starts with a single slash, for example /api/login',
})

/** Also what the desk makes its form from. */
export const siteSchema = z.strictObject({
  name: text,
  legalName: text,
  origin: z.string().regex(/^https:\/\/[^/\s]+$/, {
    error: 'must be https:// and the host without a trailing slash, for example https://suluhlegal.example',
  }),
  languages: z
    .array(z.enum(['id', 'en'], { error: 'must be a known language: id or en' }))
    .refine((list) => list[0] === 'id', { error: 'must begin with id, the default language' })
    .refine((list) => new Set(list).size === list.length, { error: 'must not name a language twice' }),
  whatsapp: z.string().regex(/^[1-9]\d{7,14}$/, {
    error:
      'must be the international number in digits alone, without a leading 0, +, spaces or letters, for example 6281234567890',
  }),
  email: z.email({ error: 'must be an e-mail address' }),
  address: z.strictObject({
    street: text,
    city: text,
    postalCode: z.string().regex(/^\d{5}$/, { error: 'must be five digits' }),
    country: z.string().regex(/^[A-Z]{2}$/, { error: 'must be a two-letter country code, for example ID' }),
  }),
  hours: z.array(z.strictObject({ from: weekday, to: weekday, opens: clock, closes: clock })).min(1, {
    error: 'must have at least one entry',
  }),
  socials: z.array(z.strictObject({ name: text, url: httpsUrl })),
  video: z
    .strictObject({
      id: z.string().regex(/^[\w-]{11}$/, { error: 'must be the eleven characters of a video id' }),
      place: z.enum(['home', 'about'], { error: 'must be home or about' }),
    })
    .nullable(),
  chargesVat: z.boolean({ error: 'must be true or false' }),
  hasSamplePrices: z.boolean({ error: 'must be true or false' }),
  account: z.discriminatedUnion(
    'enabled',
    [
      z.strictObject({ enabled: z.literal(false) }),
      z.strictObject({
        enabled: z.literal(true),
        login: relativePath,
        register: relativePath,
        forgotPassword: relativePath,
        social: z.array(z.strictObject({ name: text, path: relativePath })),
      }),
    ],
    { error: ({ code }) => (code === 'invalid_union' ? 'must be true or false' : undefined) },
  ),
  pdfResourcesHost: contentHostUrl.nullable(),
})

export type Site = z.output<typeof siteSchema>

/**
 * Refuses a site file with a wrong value.
 * @throws Error that lists every wrong field of `src/site/site.ts` with what it should be.
 */
export function assertValidSite(candidate: unknown): asserts candidate is Site {
  const result = siteSchema.safeParse(candidate)
  if (result.success) return
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.') || '(whole file)'}: ${issue.message}`)
  throw new Error(`src/site/site.ts has ${lines.length === 1 ? 'a wrong value' : 'wrong values'}:\n${lines.join('\n')}`)
}
