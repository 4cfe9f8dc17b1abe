import type { Page } from 'playwright'
import { PAPER_STYLE } from './paper-style'
import { pagesOfPlaces } from './pdf-pages'

/** A part of the atlas on paper. `html`: links to other parts lead to `#` and their ids. */
export type PaperPart = { id: string; title: string; group: string; html: string }

const CONTENTS = 'page-contents'
/** So many times the numbers are put in at most: those of the last time stand almost always, as what they say takes the same room. */
const MOST_PRINTS = 4

/** Where a part begins; of as many figures as most have where that is not known yet. */
type Numbers = ReadonlyMap<string, number>
const numberOf = (numbers: Numbers, id: string): string => String(numbers.get(id) ?? '000')

/** The names of the parts run over their pages, the numbers under them. Each has pages of its own name: the browser knows no other way. */
const runningHead = ({ id, title }: Pick<PaperPart, 'id' | 'title'>): string =>
  [id, `${id}-lying`]
    .map(
      (name) => `@page ${name} {
    ${name === id ? '' : 'size: A4 landscape;'}
    @top-left { content: ${JSON.stringify(title)}; font: 8pt Arial, 'Liberation Sans', sans-serif; color: #4a5663 }
    @bottom-center { content: counter(page) ' / ' counter(pages); font: 8pt Arial, 'Liberation Sans', sans-serif; color: #4a5663 }
  }`,
    )
    .join('\n') + `\n#${id} { page: ${id} } #${id} .lying { page: ${id}-lying }`

function contents(parts: readonly PaperPart[], numbers: Numbers): string {
  const groups = [...new Set(parts.map(({ group }) => group))]
  const row = ({ id, title }: PaperPart) => `<li><a href="#${id}">${title}</a><span>${numberOf(numbers, id)}</span></li>`
  const told = groups.map((group) => {
    const rows = parts.filter((part) => part.group === group).map(row)
    return `<div><h2>${group}</h2><ul>${rows.join('')}</ul></div>`
  })
  return `<section id="${CONTENTS}"><h1>Содержание</h1><div class="contents">${told.join('')}</div></section>`
}

/** References say on which page of the paper that is where they lead: «с. 12». */
const withNumbers = (html: string, own: string, numbers: Numbers): string =>
  html.replace(/<a href="#([^"]+)">(?:(?!<\/a>).)*<\/a>/gs, (link, id: string) =>
    id === own ? link : `${link}<span class="at"> с.\u00a0${numberOf(numbers, id)}</span>`,
  )

function atlasHtml(parts: readonly PaperPart[], numbers: Numbers, isTight: (id: string) => boolean): string {
  const heads = [{ id: CONTENTS, title: 'Содержание' }, ...parts].map(runningHead).join('\n')
  const sections = parts.map(
    ({ id, html }) => `<section id="${id}"${isTight(id) ? ' class="tight"' : ''}>${withNumbers(html, id, numbers)}</section>`,
  )
  const body = [contents(parts, numbers), ...sections].join('\n')
  return `<!doctype html><html lang="ru"><head><title>Потоки магазина «Картер»</title><style>${PAPER_STYLE}${heads}</style></head><body>${body}</body></html>`
}

/** How many pages each part takes. */
function lengths(parts: readonly PaperPart[], pages: Numbers): ReadonlyMap<string, number> {
  const starts = parts.map(({ id }) => pages.get(id) ?? 0)
  return new Map(parts.map(({ id }, at) => [id, (starts[at + 1] ?? Infinity) - starts[at]!])) // one each
}

/**
 * Prints parts of the atlas as one PDF, which can be read without clicking too: the contents and the references name pages. A part
 * that is set tighter where it then takes fewer pages leaves no sheet to a row or two.
 */
export async function printAtlas(tab: Page, parts: readonly PaperPart[]): Promise<Buffer> {
  const print = async (numbers: Numbers, isTight: (id: string) => boolean) => {
    await tab.setContent(atlasHtml(parts, numbers, isTight))
    const pdf = await tab.pdf({ preferCSSPageSize: true, outline: true, tagged: true })
    return { pdf, pages: pagesOfPlaces(pdf) }
  }
  const usual = await print(new Map(), () => false)
  const loose = lengths(parts, usual.pages)
  const tight = lengths(parts, (await print(usual.pages, () => true)).pages)
  const isTight = (id: string) => (tight.get(id) ?? 0) < (loose.get(id) ?? 0)
  let numbers: Numbers = usual.pages
  for (let prints = 1; ; prints++) {
    const { pdf, pages } = await print(numbers, isTight)
    const isRight = [...pages].every(([id, page]) => numbers.get(id) === page)
    if (isRight || prints === MOST_PRINTS) return pdf
    numbers = pages
  }
}
