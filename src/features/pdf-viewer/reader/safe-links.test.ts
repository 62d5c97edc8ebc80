import { expect, test } from 'vitest'
import { isSafeLink } from './safe-links.ts'

test.each(['https://example.com/a', 'http://example.com', 'mailto:halo@example.com', 'HTTPS://EXAMPLE.COM'])(
  '%s may be followed',
  (url) => expect(isSafeLink(url)).toBe(true),
)

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'ftp://example.com/a',
  'tel:+62000',
  'blob:https://example.com/1',
  'intent://x',
  '//example.com',
  'relative',
  '',
])('%s may not', (url) => expect(isSafeLink(url)).toBe(false))
