import { robotsTxt } from '../seo/robots.ts'
import { site } from '../site/site.ts'

export const GET = () => new Response(robotsTxt(site.origin))
