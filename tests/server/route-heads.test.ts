import { expect, it } from 'vitest'
import { routes } from '../../model/routing/routes'
import { withHead } from '../../server/build/route-heads'
import { headFileOf, notFoundFile } from '../../server/head-file'

const shell = '<head>\n    <title>Shell</title>\n  </head>'

it('gives every route a file of its own', () => {
  const files = [...routes.map(({ path }) => headFileOf(path)), notFoundFile]
  expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length)
  expect(files.filter((file) => !/^heads\/[a-z0-9/_-]+\.html$/i.test(file))).toEqual([])
})

it('writes title, description, canonical address and robots line in place of the title [DEC-064]', () => {
  const head = { title: 'A & «B» <i>', description: 'Say "yes" $& now', canonical: '/catalog', noindex: true, layout: 'default' as const }
  expect(withHead(shell, head, 'https://shop.example')).toBe(
    [
      '<head>',
      '    <title>A &amp; «B» &lt;i&gt;</title>',
      '    <meta name="description" content="Say &quot;yes&quot; $&amp; now" />',
      '    <link rel="canonical" href="https://shop.example/catalog" />',
      '    <meta name="robots" content="noindex" />',
      '  </head>',
    ].join('\n'),
  )
})

it('writes nothing for what a page does not have', () => {
  const head = { title: 'T', description: null, canonical: null, noindex: false, layout: 'default' as const }
  expect(withHead(shell, head, '')).toBe('<head>\n    <title>T</title>\n  </head>')
})

it('keeps the place of the frame that the page has', () => {
  const head = { title: 'T', description: null, canonical: null, noindex: false, layout: 'clear' as const }
  expect(withHead(`${shell}<div id="root" data-layout="default">`, head, '')).toContain('<div id="root" data-layout="clear">')
})

it('refuses a shell without a title', () => {
  const head = { title: 'T', description: null, canonical: null, noindex: false, layout: 'default' as const }
  expect(() => withHead('<head></head>', head, '')).toThrow('no <title>')
})
