/** A file of its own on the page of addresses that do not exist, before `first.ts`: a hash would lengthen every policy. */
import { type NotFoundSettings, notFound } from './not-found.ts'

declare const SETTINGS: NotFoundSettings

notFound(SETTINGS)
