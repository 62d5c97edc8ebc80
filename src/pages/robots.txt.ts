import { robotsTxt } from '../seo/text-files.ts'
import { site } from '../site/site.ts'

export const GET = () => new Response(robotsTxt(site.origin))
