import { expect, it } from 'vitest'
import type { DrawnPage } from '../../../model/heads/drawing'
import { withDrawing } from '../../../server/drawing/with-drawing'

const HTML = `<!doctype html>
<html lang="ru">
  <head><script>start({"calls":[],"files":["/assets/customer.js","/assets/customer.css"]})</script></head>
  <body>
    <div id="root" data-layout="default"><div class="shell"><div></div></div></div>
    <noscript>Нужен JavaScript.</noscript>
  </body>
</html>`
const VISITOR = { screen: 'phone', hasConsent: false, theme: null, regionId: null, addressId: null } as const
const drawn = (changes: object) => ({
  markup: '<main>Товар</main>',
  needs: { requests: [], prices: [] },
  isCustomer: false,
  answers: [],
  ...changes,
})
const leftIn = (html: string) => JSON.parse(/window\.drawn=(\{.*?\});\(/s.exec(html)?.[1] ?? 'null') as DrawnPage

it('the drawing takes the place of the shell, and says that it was drawn', () => {
  const html = withDrawing(HTML, drawn({}), VISITOR)
  expect(html).toContain('<html data-drawn lang="ru">')
  expect(html).toContain('<div id="root" data-layout="default"><main>Товар</main></div>')
  expect(html).toContain('<noscript>')
  expect(html).not.toContain('shell')
})

it('the colours that were chosen are there before anything is painted', () => {
  expect(withDrawing(HTML, drawn({}), { ...VISITOR, theme: 'dark' })).toContain('<html data-drawn data-theme="dark" lang="ru">')
})

it('no answer of the API ends the script that carries it, and no markup is taken for a pattern', () => {
  const text = '{"name":"</script><script>alert(1)</script>\u2028"}'
  const html = withDrawing(HTML, drawn({ markup: "<p>$& $1 $'</p>", answers: [{ url: '/a', body: '', status: 200, text }] }), VISITOR)
  expect(html).toContain("<p>$& $1 $'</p>")
  expect(html.match(/<script/g)).toHaveLength(2)
  expect(leftIn(html).answers[0]?.text).toBe(text)
})

it('who is signed in gets the styles of what only he sees with the page', () => {
  const styles = '<link rel="stylesheet" crossorigin href="/assets/customer.css">'
  expect(withDrawing(HTML, drawn({ isCustomer: true }), VISITOR)).toContain(styles)
  expect(withDrawing(HTML, drawn({}), VISITOR)).not.toContain(styles)
})

it('a page without a root cannot hold a drawing', () => {
  expect(() => withDrawing('<html lang="ru"></html>', drawn({}), VISITOR)).toThrow('no root')
})
