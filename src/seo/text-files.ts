/** `robots.txt`, and `/.well-known/security.txt` (RFC 9116). Pure. */
import type { Site } from '../site/schema.ts'

/**
 * What crawlers may read (everything) and where the sitemap is. There is no `llms.txt`: no crawler says that it reads one,
 * and what programs can use is in the pages' structured data, the feeds and the open data.
 */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** A file without a recent day counts as abandoned; the site is built daily, so a short time is enough. */
const daysValid = 180

/** @param day the day of the build, `YYYY-MM-DD` */
export function securityTxt(
  { email, origin, languages }: Pick<Site, 'email' | 'origin' | 'languages'>,
  day: string,
): string {
  const expires = new Date(`${day}T00:00:00Z`)
  expires.setUTCDate(expires.getUTCDate() + daysValid)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
