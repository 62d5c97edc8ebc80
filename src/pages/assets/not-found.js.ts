/** The script of the page for addresses that do not exist. */
import { notFoundSource } from '../../startup/startup-source.ts'

export const GET = () => new Response(notFoundSource, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } })
