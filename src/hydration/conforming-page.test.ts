import { expect, test } from 'vitest'
import { conformingHtml } from './conforming-page.ts'

test('void elements lose their slash, everything else stays', () => {
  expect(conformingHtml('<br/><meta content="a/>b" name="x" /><img alt=\'1 > 0\' src="/a.svg"/>')).toBe(
    '<br><meta content="a/>b" name="x"><img alt=\'1 > 0\' src="/a.svg">',
  )
  const untouched = '<svg><path d="M0 0"/><line x1="1"/></svg><a href="/b/">b</a><input disabled>'
  expect(conformingHtml(untouched)).toBe(untouched)
})

test('the style of islands moves from the body to the end of the head', () => {
  const style = '<style>astro-island,astro-slot{display:contents}</style>'
  expect(conformingHtml(`<head><style>@layer a;</style></head><body>${style}<p>`)).toBe(
    `<head><style>@layer a;</style>${style}</head><body><p>`,
  )
})

test('islands lose the number that nothing reads', () => {
  expect(conformingHtml('<astro-island uid="Z2npJjM" prefix="r13" ssr><p>uid="a"</p></astro-island>')).toBe(
    '<astro-island prefix="r13" ssr><p>uid="a"</p></astro-island>',
  )
})

test('attributes lose a value of nothing, texts and other attributes keep it', () => {
  expect(
    conformingHtml('<details data-wide-open="" open=""><p data-term="" id="a">data-term=&quot;&quot;</p></details>'),
  ).toBe('<details data-wide-open open><p data-term id="a">data-term=&quot;&quot;</p></details>')
  const untouched = '<img alt="" src="/a.svg"><p data-note="a" title="data-x=&quot;&quot; b">a</p>'
  expect(conformingHtml(untouched)).toBe(untouched)
})

test('the data of islands stand between single quotes, without the name of the component', () => {
  const tag = (props: string) =>
    `<astro-island prefix="r1" ${props} client="load" opts='{"value":""}' ssr><p props="&quot;"></p>`
  const written = tag('props="{&quot;a&quot;:[0,&quot;it\'s &lt;b&gt; &amp;quot;&quot;]}"').replace(
    /opts='(.*?)'/,
    'opts="{&quot;name&quot;:&quot;TopBar&quot;,&quot;value&quot;:&quot;&quot;}"',
  )
  expect(conformingHtml(written)).toBe(tag(`props='{"a":[0,"it&#39;s &lt;b&gt; &amp;quot;"]}'`))
})
