/** Takes away what chats and mail programs put before a line that is copied from them. Pure. */

const time = String.raw`\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?:\s?[ap]\.?m\.?)?`
const day = String.raw`\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}`
const sender = new RegExp(
  String.raw`^\s*(?:\[(?=[^\]]*\d[.:]\d{2})[^\]]{4,40}\]\s*(?:[^:]{1,40}:(?=\s|$))?|(?:${day},?\s+${time}|${time},?\s+${day})\s*[-–]\s*[^:]{1,40}:(?=\s|$)|\[?[^[\]:]{1,40},\s*\[[^\]]*\d[.:]\d{2}[^\]]*\]:?)\s*`,
  'iu',
)

/** The line without its sender and time, and without the marks of quoted mail. */
export function withoutSender(line: string): string {
  return line.replace(/^(?:\s*>)+(?=\s)/, '').replace(sender, '')
}
