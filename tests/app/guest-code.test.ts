import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

/** Where guests' code begins: the frame, and each page and window that they may see. */
const STARTS = [
  'src/main.tsx',
  'src/pages/home/home-page.tsx',
  'src/pages/catalog/roots-page.tsx',
  'src/pages/catalog/catalog-page.tsx',
  'src/pages/catalog/compare/compare-page.tsx',
  'src/pages/brands/brands-page.tsx',
  'src/pages/vendors/vendors-page.tsx',
  'src/pages/product/product-page.tsx',
  'src/pages/login/login-page.tsx',
  'src/pages/errors/offline-page.tsx',
  'src/login/login-popup.tsx',
  'src/layouts/popups/support-popup.tsx',
]
/** What only customers need; of prices, regions and favourites guests' lists know how to read that there are none. */
const OF_CUSTOMER =
  /^(machines\/(cart|checkout|customer|delivery|order|product-notifications|quick-entry|refill|saved-carts)\/|machines\/(favorites|prices|regions)\/(?!\w+\.selectors\.ts$)|src\/app\/customer\/(connect|start|parts)|src\/platform\/wishes\/(?!wish-tombs)|model\/entry\/|(@date-fns\/tz|date-fns|immer)$)/

const fileOf = (from: string, specifier: string): string =>
  specifier.startsWith('.')
    ? (['', '.ts', '.tsx'].map((end) => join(dirname(from), specifier) + end).find((file) => existsSync(file) && /\.\w+$/.test(file)) ??
      specifier)
    : specifier
/** What a text imports before it runs; types and calls of `import` are left out. */
function importsOf(text: string): string[] {
  const lines = text.replace(/\n[ \t]+|\n(?=\})/g, ' ') // a statement a line
  return [...lines.matchAll(/^import (?!type )(?:(.+?) from )?'([^']+)'/gm)].flatMap(([, names = '', from = '']) => {
    const listed = /^\{(.*)\}$/
      .exec(names)?.[1]
      ?.split(',')
      .map((name) => name.trim())
      .filter(Boolean)
    return listed?.every((name) => name.startsWith('type ')) ? [] : [from]
  })
}
/** Each file that is loaded with these, with the one that asks for it. */
function loadedWith(starts: readonly string[], read: (file: string) => string): Map<string, string> {
  const askedBy = new Map(starts.map((start) => [start, '']))
  for (const [file] of askedBy)
    if (/\.tsx?$/.test(file))
      for (const specifier of importsOf(read(file))) {
        const next = fileOf(file, specifier)
        if (!askedBy.has(next)) askedBy.set(next, file)
      }
  return askedBy
}

it('guests load no code that only customers need', () => {
  const loaded = loadedWith(STARTS, (file) => readFileSync(file, 'utf8'))
  expect(loaded.size).toBeGreaterThan(200)
  expect([...loaded].filter(([file]) => OF_CUSTOMER.test(file)).map(([file, by]) => `${by} -> ${file}`)).toEqual([])
})

it.each([
  ["import { selectCount } from '../machines/cart/cart.selectors'", ['machines/cart/cart.selectors.ts']],
  ["import type { Cart } from '../machines/cart/cart.selectors'", []],
  ["import { type Cart, type Lines } from '../machines/cart/cart.selectors'", []],
  ["import { type Cart, selectCount } from '../machines/cart/cart.selectors'", ['machines/cart/cart.selectors.ts']],
  ["const a = () => import('../machines/cart/cart.selectors')", []],
  ["import {\n  selectCount,\n} from '../machines/cart/cart.selectors'", ['machines/cart/cart.selectors.ts']],
  ["import { selectPrice } from '../machines/prices/prices.selectors'", []],
  ["import { format } from 'date-fns'", ['date-fns']],
])('would see what %j loads', (text, expected) => {
  const loaded = loadedWith(['src/x.ts'], (file) => (file === 'src/x.ts' ? text : ''))
  expect([...loaded.keys()].filter((file) => OF_CUSTOMER.test(file))).toEqual(expected)
})
