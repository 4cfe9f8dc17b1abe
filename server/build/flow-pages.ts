import { readFile } from 'node:fs/promises'
import { Marked } from 'marked'
import type { Plugin } from 'vite'

const [PAGE, TITLE] = ['?page', '?title']

/** The address in the shop of what a page of docs/flows links to; other links stay. In: `../cart.md`, the folder of the page below docs/flows. */
export const shopLink = (href: string, folder: '' | 'stories'): string => {
  const [, isUp, name] = /^(\.\.\/)?(?:stories\/)?([\w-]+)\.md$/.exec(href) ?? []
  if (name === undefined) return href
  const isStory = href.startsWith('stories/') || (folder === 'stories' && isUp === undefined)
  if (name === 'index') return '/flows'
  return isStory ? `/flows/stories/${name}` : `/flows/${name}`
}

/** A page of docs/flows as HTML. Pictures become empty figures that name their file: the shop puts them in as they are wanted. */
export function flowHtml(markdown: string, folder: '' | 'stories'): string {
  const marked = new Marked({
    renderer: {
      link({ href, tokens }) {
        return `<a href="${shopLink(href, folder)}">${this.parser.parseInline(tokens)}</a>`
      },
      image: ({ href, text }) => `<figure data-picture="${folder === '' ? '' : `${folder}/`}${href}" data-title="${text}"></figure>`,
      table({ header, rows }) {
        const cells = (row: typeof header, tag: 'th' | 'td') =>
          `<tr>${row.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`
        const body = rows.map((row) => cells(row, 'td')).join('')
        return `<div class="wide" tabindex="0" role="group"><table><thead>${cells(header, 'th')}</thead><tbody>${body}</tbody></table></div>`
      },
    },
  })
  return marked.parse(markdown, { async: false })
}

/** The heading of a page of docs/flows. */
export const flowTitle = (markdown: string): string => /^# (.*)$/m.exec(markdown)?.[1] ?? ''

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
      return `export default ${JSON.stringify(asked === TITLE ? flowTitle(markdown) : flowHtml(markdown, folder))}`
    },
  }
}
