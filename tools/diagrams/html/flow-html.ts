import { Marked } from 'marked'
import { DEMO, SCREEN_SIZE } from '../pages/pictures-of-screens'

/** A page of docs/flows: in which folder below it, under which name without ending. */
export type PageName = { folder: '' | 'stories'; name: string }

/** The page that a link of a page leads to; null where it leads elsewhere. In: `../cart.md`, maybe with a heading of it, the page that has it. */
export function linkedPage(href: string, { folder }: Pick<PageName, 'folder'>): PageName | null {
  const [, isUp, isDown, name] = /^(\.\.\/)?(stories\/)?([\w-]+)\.md(?:#.*)?$/.exec(href) ?? []
  if (name === undefined) return null
  return { name, folder: isDown || (folder === 'stories' && !isUp) ? 'stories' : '' }
}

/** Where things are to be found by whoever reads the HTML. */
export type Places = {
  /** @param place the id of a heading there; '' for the page itself */
  pageAt: (page: PageName, place: string) => string
  /** The id of a heading among all that the reader has at once; without it that of its words. */
  placeAt?: (place: string) => string
  /** A picture of a screen by its file below docs/flows. */
  screenAt: (file: string) => string
  /** The demo's own origin, without a slash at the end; '' within it. */
  demo: string
}

/**
 * A page of docs/flows as HTML. Drawings become empty figures that name their file below docs/flows; each stands with the headings and
 * the line before it in one box, which goes to its sheet of paper as a whole.
 */
export function flowHtml(
  markdown: string,
  folder: PageName['folder'],
  { pageAt, placeAt = (place) => place, screenAt, demo }: Places,
): string {
  const ids = new Map<string, number>()
  const marked = new Marked({
    // An address in a recorded event is data, nobody is to write there.
    tokenizer: { url: () => undefined },
    renderer: {
      link({ href, tokens }) {
        const [file = '', place = ''] = href.split('#').map(decodeURI)
        const page = linkedPage(file, { folder })
        const address = page ? pageAt(page, place) : href.startsWith(`${DEMO}/`) ? `${demo}${href.slice(DEMO.length)}` : href
        const inner = this.parser.parseInline(tokens)
        // A drawing that no page shows lies in docs/flows alone.
        return file.endsWith('.svg') ? inner : `<a href="${address}">${inner}</a>`
      },
      heading({ depth, tokens }) {
        const inner = this.parser.parseInline(tokens)
        const words = placeOf(inner)
        const before = ids.get(words) ?? 0
        ids.set(words, before + 1)
        const id = depth === 1 ? '' : ` id="${placeAt(before === 0 ? words : `${words}-${before + 1}`)}"`
        return `<h${depth}${id}>${inner}</h${depth}>\n`
      },
      image: ({ href, text }) =>
        isScreen(href)
          ? `<img src="${screenAt(href)}" alt="${text}" width="${SCREEN_SIZE.width}" height="${SCREEN_SIZE.height}" loading="lazy">`
          : `<figure data-picture="${folder === '' ? '' : `${folder}/`}${href}" role="group" aria-label="Рисунок: ${text}" tabindex="0"></figure>`,
      list({ items, raw }) {
        if (!raw.includes('](screens/')) return false
        const body = items.map((item) => `<li>${this.parser.parse(item.tokens)}</li>`).join('')
        return `<ul class="screens">${body}</ul>`
      },
      // A long name goes on after a dot, not within a word.
      codespan: ({ text }) => `<code>${escaped(text).replace(/[.](?=\w)/g, '.<wbr>')}</code>`,
      // A picture alone is no paragraph.
      paragraph({ tokens }) {
        const inner = this.parser.parseInline(tokens)
        return tokens.length === 1 && tokens[0]?.type === 'image' ? inner : `<p>${inner}</p>\n`
      },
      // A wide table scrolls in its own box, by keyboard too.
      table({ header, rows }) {
        /** A name of the code that stands alone is not cut. */
        const open = ({ tokens, align }: (typeof header)[number], tag: 'th' | 'td', at: number) => {
          const isWhole = tokens.length === 1 && tokens[0]?.type === 'codespan'
          const kinds = [isWhole && 'whole', align === 'right' && 'end'].filter(Boolean).join(' ')
          return `<${tag}${kinds && ` class="${kinds}"`}${tag === 'td' ? ` data-of="${plain(heads[at] ?? '')}"` : ''}>`
        }
        const heads = header.map(({ tokens }) => this.parser.parseInline(tokens))
        const cells = (row: typeof header, tag: 'th' | 'td') =>
          `<tr>${row.map((cell, at) => `${open(cell, tag, at)}${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`
        const body = rows.map((row) => cells(row, 'td')).join('')
        return `<div class="wide" role="group" aria-label="Таблица" tabindex="0"><table><thead>${cells(header, 'th')}</thead><tbody>${body}</tbody></table></div>`
      },
    },
  })
  return marked.parse(withPlaces(markdown, folder), { async: false }).replace(DRAWING, '<div class="drawing">$&</div>')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const plain = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('"', '&quot;')

/** The id of a heading: its words. */
const placeOf = (html: string): string =>
  plain(html)
    .toLowerCase()
    .replace(/&\w+;|[^\p{L}\d]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-')

/** What is named as a part of a linked page leads to that part; the part of the contents to which a worked example belongs does too. */
const withPlaces = (markdown: string, folder: PageName['folder']): string =>
  folder === 'stories'
    ? markdown.replace(/^Раздел: (.+)\.$/m, (_, part: string) => `[Все потоки](../index.md) · [${part}](../index.md#${placeOf(part)})`)
    : markdown.replace(
        /(\[[^\]]+\]\((\w+\.md)(?:#[^)]*)?\), )«([^»]+)»/g,
        (_, link: string, file: string, part: string) => `${link}[«${part}»](${file}#${placeOf(part)})`,
      )

const HEADING = String.raw`<h([23])[^>]*>(?:(?!<\/h\d>).)*<\/h\d>\s*`
const LINE = String.raw`<p><em>(?:(?!<\/p>).)*<\/em><\/p>\s*`
/** A figure with all that belongs to it alone. */
const DRAWING = new RegExp(`(?:${HEADING}){0,2}(?:${LINE})?<figure data-picture="[^"]*"[^>]*></figure>`, 'g')
const isScreen = (href: string) => href.startsWith('screens/')

/** The heading of a page. */
export const flowTitle = (markdown: string): string => /^# (.*)$/m.exec(markdown)?.[1] ?? ''

/** What is to be read on a page, a line each: a paragraph, an item, a heading, a row of a table. */
export const flowLines = (markdown: string): string[] =>
  markdown
    .split('\n')
    .filter((line) => !/^\|[ |:-]*$/.test(line))
    .map((line) =>
      line
        .replace(/!\[[^\]]*\]\([^)]*\)(<br>)?/g, '')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/[`*]|^#+ |^\s*- |^\||\|\s*$/g, '')
        .replace(/\s*(?:\||<br>)\s*/g, ' · ')
        .trim(),
    )
    .filter((line) => line !== '')
