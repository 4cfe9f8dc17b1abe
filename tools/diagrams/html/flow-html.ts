import { Marked } from 'marked'

/** A page of docs/flows: in which folder below it, under which name without ending. */
export type PageName = { folder: '' | 'stories'; name: string }

/** The page that a link of a page leads to; null where it leads elsewhere. In: `../cart.md`, the page that has it. */
export function linkedPage(href: string, { folder }: Pick<PageName, 'folder'>): PageName | null {
  const [, isUp, isDown, name] = /^(\.\.\/)?(stories\/)?([\w-]+)\.md$/.exec(href) ?? []
  if (name === undefined) return null
  return { name, folder: isDown || (folder === 'stories' && !isUp) ? 'stories' : '' }
}

/**
 * A page of docs/flows as HTML. Pictures become empty figures that name their file below docs/flows.
 * @param addressOf where a page is to be found
 */
export function flowHtml(markdown: string, folder: PageName['folder'], addressOf: (page: PageName) => string): string {
  const marked = new Marked({
    renderer: {
      link({ href, tokens }) {
        const page = linkedPage(href, { folder })
        return `<a href="${page ? addressOf(page) : href}">${this.parser.parseInline(tokens)}</a>`
      },
      image: ({ href, text }) => `<figure data-picture="${folder === '' ? '' : `${folder}/`}${href}" data-title="${text}"></figure>`,
      // A picture alone is no paragraph.
      paragraph({ tokens }) {
        const inner = this.parser.parseInline(tokens)
        return tokens.length === 1 && tokens[0]?.type === 'image' ? inner : `<p>${inner}</p>\n`
      },
      // A wide table scrolls in its own box, by keyboard too.
      table({ header, rows }) {
        /** A name of the code that stands alone is not cut. */
        const open = (tokens: (typeof header)[number]['tokens'], tag: 'th' | 'td') =>
          tokens.length === 1 && tokens[0]?.type === 'codespan' ? `<${tag} class="whole">` : `<${tag}>`
        const cells = (row: typeof header, tag: 'th' | 'td') =>
          `<tr>${row.map(({ tokens }) => `${open(tokens, tag)}${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`
        const body = rows.map((row) => cells(row, 'td')).join('')
        return `<div class="wide" role="group" aria-label="Таблица" tabindex="0"><table><thead>${cells(header, 'th')}</thead><tbody>${body}</tbody></table></div>`
      },
    },
  })
  return marked.parse(markdown, { async: false })
}

/** The heading of a page. */
export const flowTitle = (markdown: string): string => /^# (.*)$/m.exec(markdown)?.[1] ?? ''
