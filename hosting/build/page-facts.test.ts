import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readPage, summarizePages } from './page-facts.ts'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

describe('what the policy must know of a page', () => {
  it('takes inline scripts and styles byte for byte, and no data', () => {
    const page = readPage(`<head><style>a > b { content: "&amp;" }</style><script>if (1 < 2) f('&amp;')</script>
<script type="application/ld+json">{"a":1}</script><script type="module" src="/a.js"></script>
<script type="speculationrules">{"prerender":[]}</script></head>`)
    expect(page.styleHashes).toEqual([hashOf('a > b { content: "&amp;" }')])
    expect(page.scriptHashes).toEqual([hashOf("if (1 < 2) f('&amp;')"), hashOf('{"prerender":[]}')])
  })

  it('hashes what browsers hash', () => {
    // The example of the specification, https://www.w3.org/TR/CSP3/#example-inline-hash
    const { scriptHashes } = summarizePages(new Map([['a.html', readPage("<script>alert('Hello, world.');</script>")]]))
    expect(scriptHashes).toEqual(['sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='])
  })

  it('reads line ends as browsers do', () => {
    const { styleHashes } = summarizePages(
      new Map([
        ['a.html', readPage('<style>a\r\nb</style>')],
        ['b.html', readPage('<style>a\nb</style>')],
      ]),
    )
    expect(styleHashes).toHaveLength(1)
  })

  it('sees where a video and a document stand', () => {
    expect(readPage('<div data-video></div>')).toMatchObject({ hasVideo: true, hasViewer: false })
    expect(readPage('<div data-pdf-viewer="x"></div>')).toMatchObject({ hasVideo: false, hasViewer: true })
    expect(readPage('<p>data-video</p>')).toMatchObject({ hasVideo: false, hasViewer: false })
  })

  it.each([
    ['<p style="color: red">', '<p> has a style attribute ("color: red")'],
    ['<a onclick="f()">', '<a> has an inline handler (onclick)'],
    ['<a href=" javascript:f()">', '<a> has a javascript: address in href'],
  ])('refuses %s', (html, sentence) => {
    expect(() => summarizePages(new Map([['blog/a.html', readPage(html)]]))).toThrow(`blog/a.html: ${sentence}`)
  })
})
