import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { all } from '../../../machines/all'
import { stories, type Story } from '../../../machines/support/stories'
import { FLOWS } from '../atlas'
import { TALL } from '../paper'
import { DEMO } from '../pages/pictures-of-screens'
import { type PaperPart, printAtlas } from './atlas-paper'
import { flowHtml, flowTitle, type PageName } from './flow-html'

const anchorOf = ({ folder, name }: PageName) => `page-${folder}-${name}`

/** The pages by what they tell of, in the order in which they are read: the overview, the machines by story, the worked examples. */
function groups(): [title: string, pages: PageName[]][] {
  const plain = (name: string): PageName => ({ folder: '', name })
  const told = readdirSync(join(FLOWS, 'stories')).filter((name) => name.endsWith('.md'))
  const machines = (Object.keys(stories) as Story[]).map((story): [string, PageName[]] => [
    stories[story],
    all.filter(({ names }) => names.about.story === story).map(({ machine }) => plain(machine.id)),
  ])
  return [
    ['Общее', ['index', 'map'].map(plain)],
    ...machines,
    ['Что пройдено проверками', [plain('coverage')]],
    ['Примеры из жизни', told.map((name): PageName => ({ folder: 'stories', name: name.slice(0, -'.md'.length) }))],
  ]
}
const fileOf = ({ folder, name }: PageName) => join(FLOWS, folder, `${name}.md`)

function partOf(page: PageName, group: string): PaperPart {
  const markdown = readFileSync(fileOf(page), 'utf8')
  const html = flowHtml(markdown, page.folder, {
    pageAt: (to, place) => `#${anchorOf(to)}${place && `--${place}`}`,
    placeAt: (place) => `${anchorOf(page)}--${place}`,
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
  return { id: anchorOf(page), title: flowTitle(markdown).replace(/ \(`.*/, ''), group, html: drawn }
}

const [, , target = 'flows.pdf', browserPath] = process.argv
const browser = await chromium.launch(browserPath ? { executablePath: browserPath } : {})
const tab = await browser.newPage({ colorScheme: 'light' })
const parts = groups().flatMap(([title, pages]) => pages.filter((page) => existsSync(fileOf(page))).map((page) => partOf(page, title)))
await writeFile(target, await printAtlas(tab, parts))
await browser.close()
console.log(`${parts.length} pages of docs/flows in ${target}`)
