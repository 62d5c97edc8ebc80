/** The addresses of official sources that the content names: texts of regulations and portals of the services. */
import { loadContent } from '../../src/collections/load.ts'

/** @returns each address once, in order */
export function officialAddresses(folder: string): string[] {
  const { regulations, services } = loadContent(folder).entries
  const ofRegulations = [...regulations.values()].map(({ facts }) => facts?.official_url)
  const ofServices = [...services.values()].map(({ facts }) => facts?.self_help.portal_url)
  const named = [...ofRegulations, ...ofServices].filter((address) => address !== undefined)
  return [...new Set(named)].sort()
}
