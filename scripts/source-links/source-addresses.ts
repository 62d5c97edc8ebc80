/** The addresses of sources that the content names: texts of regulations, portals, pages of tariffs, what articles rest on. */
import { loadContent } from '../../src/collections/load.ts'
import { dutyGroups, hasTools, readToolFacts } from '../../src/collections/tool-facts.ts'

/** @returns each address once, in order */
export function sourceAddresses(folder: string): string[] {
  const { regulations, services, articles } = loadContent(folder).entries
  const ofRegulations = [...regulations.values()].map(({ facts }) => facts?.official_url)
  const ofServices = [...services.values()].flatMap(({ facts }) => [
    facts?.self_help.portal_url,
    ...(facts?.price.lines.map(({ source_url }) => source_url) ?? []),
  ])
  const ofArticles = [...articles.values()].flatMap(({ facts }) => facts?.further_sources.map(({ url }) => url) ?? [])
  const ofDuties = dutyGroups.flatMap((group) =>
    hasTools(folder) ? (readToolFacts(folder, `duties-${group}`, [])?.duties.map(({ portal }) => portal) ?? []) : [],
  )
  const named = [...ofRegulations, ...ofServices, ...ofArticles, ...ofDuties].filter((address) => address !== undefined)
  return [...new Set(named)].sort()
}
