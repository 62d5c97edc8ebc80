/** Takes away what chats and mail programs put before a line that is copied from them. Pure. */

const time = String.raw`\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?:\s?[ap]\.?m\.?)?`
const day = String.raw`(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}|\d{1,2} \p{L}{3,9}\.? \d{4}|\p{L}{3,9}\.? \d{1,2},? \d{4})`
const moment = String.raw`(?:(?:\p{L}{3,9},? )?${day},?\s+${time}|${time},?\s+${day})`
const sender = new RegExp(
  String.raw`^\s*(?:(?:\[(?=[^\]]*\d[.:]\d{2})[^\]]{4,40}\]|<(?=[^>]*\d[.:]\d{2})[^>]{4,40}>)\s*(?:[^:]{1,40}:(?=\s|$))?|${moment}(?:\s*[-–]\s*|\s+)[^:]{1,40}:(?=\s|$)|${time}\t[^\t]{1,40}\t|[^():\d]{1,40}(?:,?\s${moment}|\s[([](?:${moment}|${time})[)\]]):(?=\s|$)|\[?[^[\]:]{1,40},\s*\[[^\]]*\d[.:]\d{2}[^\]]*\]:?)\s*`,
  'iu',
)

/** The line without its sender and time, and without the marks of quoted mail. */
export function withoutSender(line: string): string {
  return line.replace(/^(?:\s*>)+(?=\s)/, '').replace(sender, '')
}
