import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { flowHtml, flowLines, flowTitle, type PageName, type Places } from './flow-html'

const [PAGE, TITLE, LINES] = ['?page', '?title', '?lines']

/** Where a page of docs/flows is in the shop. */
const shopAddress = ({ folder, name }: PageName): string =>
  folder === 'stories' ? `/flows/stories/${name}` : name === 'index' ? '/flows' : `/flows/${name}`

/** Where the shop that shows a page has what it names. */
export const inShop: Omit<Places, 'screenAt'> = { pageAt: (page, place) => shopAddress(page) + (place && `#${place}`), demo: '' }

/** Lets a module of the shop import a page of docs/flows as HTML (`…/cart.md?page`), its heading alone (`…/cart.md?title`), or its lines without marks (`…/cart.md?lines`). */
export function flowPages(): Plugin {
  return {
    name: 'karter:flow-pages',
    enforce: 'pre',
    async load(id) {
      const asked = [PAGE, TITLE, LINES].find((it) => id.endsWith(`.md${it}`))
      if (asked === undefined) return null
      const file = id.slice(0, -asked.length)
      this.addWatchFile(file)
      const markdown = await readFile(file, 'utf8')
      if (asked === TITLE) return `export default ${JSON.stringify(flowTitle(markdown))}`
      if (asked === LINES) return `export default ${JSON.stringify(flowLines(markdown))}`
      const folder = /[\\/]stories[\\/][^\\/]+$/.test(file) ? 'stories' : ''
      const screens: string[] = []
      const screenAt = (name: string) => `\0${screens.push(name) - 1}\0`
      const html = JSON.stringify(flowHtml(markdown, folder, { ...inShop, screenAt }))
      // Each picture is a file of the build, whose address is known to its module alone.
      // One that is not taken yet has no address: `npm run screens`, which takes it, needs a build.
      const imports = screens.map((name, at) => {
        const picture = join(dirname(file), name)
        return existsSync(picture) ? `import s${at} from ${JSON.stringify(`${picture}?url&no-inline`)}` : `const s${at} = ''`
      })
      return `${imports.join('\n')}\nexport default ${html.replace(/\\u0000(\d+)\\u0000/g, '"+s$1+"')}`
    },
  }
}
