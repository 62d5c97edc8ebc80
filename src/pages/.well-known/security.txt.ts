import { today } from '../../lib/day.ts'
import { securityTxt } from '../../seo/text-files.ts'
import { site } from '../../site/site.ts'

export const GET = () => new Response(securityTxt(site, today()))
