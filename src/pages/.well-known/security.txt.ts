import { today } from '../../lib/day.ts'
import { securityTxt } from '../../seo/security-txt.ts'
import { site } from '../../site/site.ts'

export const GET = () => new Response(securityTxt(site, today()))
