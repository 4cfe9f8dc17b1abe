import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { flowHtml, flowTitle, type PageName } from './flow-html'

const [PAGE, TITLE] = ['?page', '?title']

/** Where a page of docs/flows is in the shop. */
export const shopAddress = ({ folder, name }: PageName): string =>
  folder === 'stories' ? `/flows/stories/${name}` : name === 'index' ? '/flows' : `/flows/${name}`

/** Lets a module of the shop import a page of docs/flows as HTML (`…/cart.md?page`), or its heading alone (`…/cart.md?title`). */
export function flowPages(): Plugin {
  return {
    name: 'karter:flow-pages',
    enforce: 'pre',
    async load(id) {
      const asked = [PAGE, TITLE].find((it) => id.endsWith(`.md${it}`))
      if (asked === undefined) return null
      const file = id.slice(0, -asked.length)
      this.addWatchFile(file)
      const markdown = await readFile(file, 'utf8')
      const folder = /[\\/]stories[\\/][^\\/]+$/.test(file) ? 'stories' : ''
      return `export default ${JSON.stringify(asked === TITLE ? flowTitle(markdown) : flowHtml(markdown, folder, shopAddress))}`
    },
  }
}
