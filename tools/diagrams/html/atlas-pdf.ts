import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { all } from '../../../machines/all'
import { stories, type Story } from '../../../machines/support/stories'
import { FLOWS } from '../atlas'
import { TALL } from '../paper'
import { DEMO } from '../pages/pictures-of-screens'
import { flowHtml, type PageName } from './flow-html'

const STYLE = `
  @page { size: A4; margin: 15mm } @page lying { size: A4 landscape; margin: 15mm }
  body { margin: 0; color: #12181f; font: 10.5pt/1.4 Arial, 'Liberation Sans', Arimo, Helvetica, sans-serif }
  section { break-before: page } section:first-child { break-before: auto }
  h1 { font-size: 18pt; margin: 0 0 8pt } h2 { font-size: 13pt; margin: 14pt 0 6pt } h3 { font-size: 11pt; margin: 10pt 0 4pt }
  h1, h2, h3 { break-after: avoid } .drawing { break-inside: avoid; margin-bottom: 12pt } .lying { page: lying; margin: 0 } figure { margin: 0 }
  .drawing h2, .drawing h3 { margin-top: 0 } .drawing h2:has(+ h3) { display: none } .drawing p { margin: 0 0 4pt; font-size: 9pt } .sc { display: block }
  table { width: 100%; border-collapse: collapse; font-size: 9pt } tr { break-inside: avoid } thead { display: table-header-group }
  th, td { padding: 3pt 8pt 3pt 0; border-bottom: .5pt solid #c6cfd8; text-align: left; vertical-align: top } th { color: #4a5663 }
  code { color: #4a5663; font: 9pt 'Liberation Mono', 'Courier New', monospace; overflow-wrap: anywhere } td.whole code { overflow-wrap: normal }
  a { color: #0b4f6c; text-decoration: none }
  .screens { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8pt; margin: 0; padding: 0; list-style: none; font-size: 9pt }
  .screens li { break-inside: avoid } .screens img { display: block; width: 100%; height: auto; border: .5pt solid #c6cfd8; border-radius: 4pt } .screens br { display: none } .screens code { display: block }
  h1 code, h2 code, h3 code { font-size: .85em }
`
const anchorOf = ({ folder, name }: PageName) => `page-${folder}-${name}`

/** The pages in the order in which they are read: the overview, the machines by story, the worked examples. */
function pages(): PageName[] {
  const machines = (Object.keys(stories) as Story[]).flatMap((story) =>
    all.filter(({ names }) => names.about.story === story).map(({ machine }) => machine.id),
  )
  const told = readdirSync(join(FLOWS, 'stories')).filter((name) => name.endsWith('.md'))
  return [
    ...['index', 'map', ...machines, 'coverage'].map((name): PageName => ({ folder: '', name })),
    ...told.map((name): PageName => ({ folder: 'stories', name: name.slice(0, -'.md'.length) })),
  ].filter((page) => existsSync(fileOf(page)))
}
const fileOf = ({ folder, name }: PageName) => join(FLOWS, folder, `${name}.md`)

function sectionOf(page: PageName): string {
  const html = flowHtml(readFileSync(fileOf(page), 'utf8'), page.folder, {
    pageAt: (to) => `#${anchorOf(to)}`,
    screenAt: (file) => `data:image/webp;base64,${readFileSync(join(FLOWS, file), 'base64')}`,
    demo: DEMO,
  })
  // A picture at its own size: a wide one on a page that lies.
  const drawn = html.replace(
    /<div class="drawing">((?:(?!<figure).)*)<figure data-picture="([^"]+)"[^>]*><\/figure>/gs,
    (_, heading: string, file: string) => {
      const svg = readFileSync(join(FLOWS, file), 'utf8')
      const width = Number(/ width="([\d.]+)"/.exec(svg)?.[1] ?? 0)
      return `<div class="drawing${width > TALL.width ? ' lying' : ''}">${heading}<figure>${svg}</figure>`
    },
  )
  return `<section id="${anchorOf(page)}">${drawn}</section>`
}

const [, , target = 'flows.pdf', browserPath] = process.argv
const browser = await chromium.launch(browserPath ? { executablePath: browserPath } : {})
const tab = await browser.newPage({ colorScheme: 'light' })
const body = pages().map(sectionOf).join('\n')
await tab.setContent(
  `<!doctype html><html lang="ru"><head><title>Потоки магазина «Картер»</title><style>${STYLE}</style></head><body>${body}</body></html>`,
)
const footer =
  '<div style="width:100%;font:12px Arial;text-align:center;color:#4a5663"><span class="pageNumber"></span> / <span class="totalPages"></span></div>'
await tab.pdf({
  path: target,
  format: 'A4',
  displayHeaderFooter: true,
  headerTemplate: '<span></span>',
  footerTemplate: footer,
  outline: true,
  tagged: true,
})
await browser.close()
console.log(`${pages().length} pages of docs/flows in ${target}`)
