import { PICTURED_BRANDS } from '../pictures/picture-address'
import { drawPicture } from '../pictures/draw-picture'
import { BRAND_WORDS, type BrandWords } from './goods'
import { bannerSvg, logoSheet, posterSheet, priceCardsSheet, stripSheet } from './layouts'
import { type Sheet, sheetSvg } from './sheet'
import { sheetPdf } from './sheet-pdf'
import { CERTIFICATES_NOTE, leafletText, LOGO_NOTE, SAFETY_NOTE } from './texts'

/** A file before it has a number: what it is called on the disk, and what makes it. The body is text in UTF-8. */
type Draft = { name: string; file: string; make: () => string; preview?: () => string }
type Branch = { name: string; slug?: string; branches?: readonly Branch[]; drafts?: readonly Draft[] }

/** A folder of the advertising materials; `parent_id` null: a root. */
export type Folder = { id: number; parent_id: number | null; name: string; slug: string }
/** A file of theirs, made when it is asked for. `age`: days before today. */
export type Material = {
  id: number
  folder_id: number
  name: string
  file: string
  age: number
  make: () => string
  preview?: () => string
}

const svg = (name: string, file: string, make: () => string): Draft => ({ name: `${name}.svg`, file: `${file}.svg`, make })
const pdf = (name: string, file: string, sheet: () => Sheet): Draft => ({
  name: `${name}.pdf`,
  file: `${file}.pdf`,
  make: () => sheetPdf(sheet()),
  preview: () => sheetSvg(sheet()),
})
/** With a byte order mark, by which the editors of old systems know UTF-8, and their ends of lines. */
const txt = (name: string, file: string, text: string): Draft => ({
  name: `${name}.txt`,
  file: `${file}.txt`,
  make: () => `\ufeff${text.replaceAll('\n', '\r\n')}`,
})

const nameOf = (slug: string): string => PICTURED_BRANDS.get(slug)?.name ?? slug

function banners(slug: string, { headline, pictures }: BrandWords): Branch[] {
  const banner = (name: string, width: number, height: number, at = 0) =>
    svg(
      `${name} ${width}×${height}`,
      `${slug}-${width}x${height}`,
      () => bannerSvg(slug, width, height, headline, pictures[at % pictures.length]!.spec), // every brand has a picture
    )
  return [
    { name: 'Для сайта', drafts: [banner('На главную', 1200, 400), banner('Над списком', 970, 250, 1), banner('Сбоку', 300, 250, 2)] },
    { name: 'Для соцсетей', drafts: [banner('Запись', 1080, 1080), banner('История', 1080, 1920, 1)] },
  ]
}

const photos = (slug: string): Draft[] =>
  (BRAND_WORDS[slug]?.pictures ?? []).map(({ name, file, spec }) =>
    svg(`${nameOf(slug)}, ${name[0]!.toLowerCase()}${name.slice(1)}`, `${slug}-${file}`, () => drawPicture(spec, { detail: 'full' })),
  )

function brandRoot(slug: string, words: BrandWords): Branch {
  const brand = nameOf(slug)
  const { headline, lines } = words
  return {
    name: brand,
    slug,
    branches: [
      {
        name: 'Логотипы',
        drafts: [
          svg('Логотип цветной', `${slug}-logo`, () => sheetSvg(logoSheet(slug, 'colour'))),
          svg('Логотип на цвете бренда', `${slug}-logo-white`, () => sheetSvg(logoSheet(slug, 'white'))),
          svg('Логотип чёрный', `${slug}-logo-black`, () => sheetSvg(logoSheet(slug, 'black'))),
          txt('Как ставить логотип', `${slug}-logo-rules`, LOGO_NOTE),
        ],
      },
      { name: 'Баннеры', branches: banners(slug, words) },
      { name: 'Каталоги', drafts: [pdf('Линейка товаров, A4', `${slug}-range`, () => posterSheet(slug, 210, 297, headline, lines))] },
      { name: 'Листовки', drafts: [txt('Текст листовки', `${slug}-leaflet`, leafletText(brand, headline.note, lines))] },
      { name: 'Плакаты', drafts: [pdf('Плакат, A3', `${slug}-poster`, () => posterSheet(slug, 297, 420, headline, lines))] },
      {
        name: 'Презентации',
        drafts: [pdf('Слайд о бренде, 16 на 9', `${slug}-slide`, () => posterSheet(slug, 320, 180, headline, lines))],
      },
      { name: 'Ценники', drafts: [pdf('Ценники, 8 на листе A4', `${slug}-price-cards`, () => priceCardsSheet(slug))] },
      { name: 'Фото продукции', drafts: photos(slug) },
      { name: 'Видео' },
    ],
  }
}

/** @param sections slugs of the brands with a section of their own [ROUTE-059] */
const branchesOf = (sections: readonly string[]): Branch[] => [
  ...sections.flatMap((slug) => (BRAND_WORDS[slug] ? [brandRoot(slug, BRAND_WORDS[slug])] : [])),
  {
    name: 'Общие материалы',
    branches: [
      {
        name: 'Баннеры',
        branches: Object.entries(BRAND_WORDS).flatMap(([slug, words]) =>
          sections.includes(slug) ? [] : [{ name: nameOf(slug), branches: banners(slug, words) }],
        ),
      },
      {
        name: 'Ценники',
        drafts: others(sections).map((slug) => pdf(`Ценники ${nameOf(slug)}, 8 на листе A4`, `${slug}-cards`, () => priceCardsSheet(slug))),
      },
      {
        name: 'Оформление витрин',
        drafts: Object.keys(BRAND_WORDS).map((slug) =>
          pdf(`Полоса на витрину ${nameOf(slug)}, 900 на 150 мм`, `${slug}-window`, () => stripSheet(slug, 900, 150, 'Есть в наличии')),
        ),
      },
      { name: 'Фото продукции', drafts: others(sections).flatMap(photos) },
      { name: 'Сертификаты', drafts: [txt('Где взять сертификат или декларацию', 'certificates', CERTIFICATES_NOTE)] },
      { name: 'Паспорта безопасности', drafts: [txt('Где взять паспорт безопасности', 'safety-data-sheets', SAFETY_NOTE)] },
      { name: 'Видео' },
    ],
  },
]

const others = (sections: readonly string[]): string[] => Object.keys(BRAND_WORDS).filter((slug) => !sections.includes(slug))

/** Files are numbered from here on. */
const FIRST_FILE = 1001

/** All folders, the parent before its children, and all files. @param sections slugs of the brands with a section of their own */
export function advertTree(sections: readonly string[]): { folders: readonly Folder[]; materials: readonly Material[] } {
  const folders: Folder[] = []
  const materials: Material[] = []
  const grow = (branches: readonly Branch[], parent: number | null): void => {
    for (const { name, slug = '', branches: below = [], drafts = [] } of branches) {
      const id = folders.length + 1
      folders.push({ id, parent_id: parent, name, slug })
      for (const draft of drafts) {
        const at = materials.length
        materials.push({ ...draft, id: FIRST_FILE + at, folder_id: id, age: 3 + ((at * 7) % 90) })
      }
      grow(below, id)
    }
  }
  grow(branchesOf(sections), null)
  return { folders, materials }
}
