/**
 * What crawlers may read (everything) and where the sitemap is. There is no `llms.txt`: no crawler says that it reads one,
 * and what programs can use is in the pages' structured data, the feeds and the open data.
 */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}
