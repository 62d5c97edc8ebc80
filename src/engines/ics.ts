/** Writes all-day events as an iCalendar file (RFC 5545). Pure. */
import { addDays, type Day } from '../lib/calendar.ts'
import { lineEnd } from '../lib/plain-typing.ts'

export interface IcsEvent {
  /** The same for the same date of a duty, so that a second import updates the event, and for no other. */
  readonly uid: string
  readonly day: Day
  readonly summary: string
  readonly description: string
  readonly categories: readonly string[]
  readonly url: string
}

export interface IcsOptions {
  /** Who made the file, as `-//Company//Product//ID`. */
  readonly product: string
  /** Moment of writing in UTC, `20261122T090000Z`. */
  readonly stamp: string
  /** Raised when the data change. */
  readonly sequence: number
}

/**
 * Reminders at 09.00 of the 14th and the 3rd day before. An all-day event begins at midnight on the clock of the
 * device, so whole days would ring at midnight.
 */
const alarms = ['-P13DT15H', '-P2DT15H'] as const

/**
 * The text of an `.ics` file: lines end in CRLF and are folded at 75 octets (sections 3.1, 3.4 and 3.6.1). The calendar
 * itself has no name (`X-WR-CALNAME`): with one, Outlook opens a second calendar beside the visitor's own, whose
 * reminders may stay silent.
 */
export function icsFile(events: readonly IcsEvent[], { product, stamp, sequence }: IcsOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${product}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${event.uid}`,
      `DTSTAMP:${stamp}`,
      `SEQUENCE:${sequence}`,
      `DTSTART;VALUE=DATE:${basic(event.day)}`,
      `DTEND;VALUE=DATE:${basic(addDays(event.day, 1))}`,
      `SUMMARY:${escaped(event.summary)}`,
      `DESCRIPTION:${escaped(event.description)}`,
      `CATEGORIES:${event.categories.map(escaped).join(',')}`,
      `URL:${event.url}`,
      'TRANSP:TRANSPARENT',
      ...alarms.flatMap((trigger) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `TRIGGER:${trigger}`,
        `DESCRIPTION:${escaped(event.summary)}`,
        'END:VALARM',
      ]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function basic(day: Day): string {
  return day.replaceAll('-', '')
}

/**
 * Backslash, semicolon, comma and the end of a line have a form of their own in a text (section 3.3.11); other control
 * characters may not stand in the file.
 */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(lineEnd, '\\n')
    .replace(/\p{Cc}/gu, '')
}

const mostOctets = 75

/** Parts of at most 75 octets, each but the first after a space; no character is taken apart. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > mostOctets) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n')
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
