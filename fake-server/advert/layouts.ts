import { drawPicture } from '../pictures/draw-picture'
import { dark, light, lum, on } from '../pictures/drawing/colour'
import { PICTURED_BRANDS, type PictureSpec } from '../pictures/picture-address'
import { box, brandName, frame, lettering, type Shape, type Sheet, sheetSvg } from './sheet'

const INK = '#12181f'
const GREY = '#5e6a76'
const brandOf = (slug: string) => PICTURED_BRANDS.get(slug) ?? { name: slug, colour: '#0b4f6c' }
/** A tone of the brand in which words stand out on white. */
const inkOf = (colour: string): string => (lum(colour) > 0.32 ? dark(colour, 0.4) : colour)
const band = (x: number, y: number, width: number, height: number, lean: number, fill: string): Shape => ({
  d: `M${lean} 0h${width}l${-lean} ${height}h${-width}z`,
  x,
  y,
  scale: 1,
  fill,
})

/** The name of the brand alone. @param tone on white, white on the colour of the brand, or black for printing in one colour */
export function logoSheet(slug: string, tone: 'colour' | 'white' | 'black'): Sheet {
  const { name, colour } = brandOf(slug)
  const fill = { colour: inkOf(colour), white: '#ffffff', black: '#000000' }[tone]
  const ground = tone === 'white' ? [box(0, 0, 600, 200, inkOf(colour))] : []
  return { width: 600, height: 200, shapes: [...ground, brandName(name, 300, 128, 92, fill, { anchor: 'middle', maxWidth: 520 })] }
}

/** Two lines of an advertisement. */
export type Headline = { title: string; note: string }

/** A banner for a site or a social network as SVG: the words, and a picture of the goods beside or under them. */
export function bannerSvg(slug: string, width: number, height: number, { title, note }: Headline, goods: PictureSpec): string {
  const { name, colour } = brandOf(slug)
  const ground = dark(colour, 0.5)
  const isTall = height > width * 0.8
  const side = isTall ? Math.min(width * 0.8, height * 0.5) : height * 0.92
  const wide = (isTall ? width : width - side) - width * 0.1
  const unit = isTall ? width / 12 : Math.min(height / 5, width / 16)
  const [left, top] = [width * 0.06, isTall ? height * 0.1 + unit : height * 0.28]
  const shapes = [
    box(0, 0, width, height, ground),
    isTall
      ? band(width * 0.2, height * 0.45, width, height * 0.55, -width * 0.2, dark(colour, 0.3))
      : band(width * 0.58, 0, width * 0.6, height, height * 0.4, dark(colour, 0.3)),
    brandName(name, left, top, unit, light(colour, 0.75), { maxWidth: wide }),
    lettering(title, left, top + unit * 1.6, unit * 1.15, '#ffffff', { maxWidth: wide }),
    lettering(note, left, top + unit * 2.6, unit * 0.62, light(colour, 0.8), { maxWidth: wide }),
  ]
  const x = isTall ? (width - side) / 2 : width - side - width * 0.02
  const y = isTall ? height - side - height * 0.05 : height * 0.04
  const picture = drawPicture(goods, { detail: 'full' }).replace(
    ' width="400" height="400"',
    ` x="${Math.round(x)}" y="${Math.round(y)}" width="${Math.round(side)}" height="${Math.round(side)}"`,
  )
  return sheetSvg({ width, height, shapes }, picture)
}

/** A poster, leaflet or slide: a coloured head with the brand and the headline, and a list below it. mm. */
export function posterSheet(slug: string, width: number, height: number, { title, note }: Headline, lines: readonly string[]): Sheet {
  const { name, colour } = brandOf(slug)
  const ground = dark(colour, 0.35)
  const [unit, edge] = [Math.min(width, height) / 14, width * 0.08]
  const wide = width - edge * 2
  const head = height * 0.42
  const step = Math.min((height - head) / (lines.length + 2), unit * 1.6)
  const lineAt = (at: number): number => head + step * (at + 1.4)
  const rows = lines.map((line, at) => lettering(line, edge + unit, lineAt(at), unit * 0.68, INK, { maxWidth: wide - unit }))
  return {
    width,
    height,
    shapes: [
      box(0, 0, width, height, '#ffffff'),
      box(0, 0, width, head, ground),
      box(0, head, width, unit * 0.3, colour),
      brandName(name, edge, unit * 2.2, unit * 1.7, on(ground), { maxWidth: wide }),
      lettering(title, edge, head - unit * 1.7, unit * 1.3, on(ground), { maxWidth: wide }),
      lettering(note, edge, head - unit * 0.6, unit * 0.7, on(ground), { maxWidth: wide }),
      ...lines.map((_, at) => box(edge, lineAt(at) - unit * 0.42, unit * 0.42, unit * 0.42, inkOf(colour))),
      // All of them as small as the longest has to be.
      ...rows.map((row) => ({ ...row, scale: Math.min(...rows.map(({ scale }) => scale)) })),
      lettering('Спросите у продавца – подберём по автомобилю и допуску', edge, height - unit * 0.8, unit * 0.5, GREY, { maxWidth: wide }),
    ],
  }
}

/** Eight price cards on an A4 sheet, to be filled in by hand: name, article, price. mm. */
export function priceCardsSheet(slug: string): Sheet {
  const { name, colour } = brandOf(slug)
  const [width, height] = [95, 67]
  const cards = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((at) => {
    const [x, y] = [10 + (at % 2) * width, 14.5 + Math.floor(at / 2) * height]
    const field = (words: string, line: number) => [
      lettering(words, x + 6, y + line, 3.2, GREY),
      box(x + 24, y + line + 0.6, width - 30, 0.2, GREY),
    ]
    return [
      ...frame(x, y, width, height, 0.2, '#c6cfd8'),
      box(x, y, width, 12, inkOf(colour)),
      brandName(name, x + 6, y + 8.6, 7.5, '#ffffff', { maxWidth: width - 12 }),
      ...field('Товар', 21),
      ...field('Артикул', 30),
      ...field('Фасовка', 39),
      ...frame(x + 6, y + 44, width - 12, 18, 0.4, inkOf(colour)),
      lettering('Цена, руб.', x + 9, y + 48.6, 3.2, GREY),
    ]
  })
  return { width: 210, height: 297, shapes: [box(0, 0, 210, 297, '#ffffff'), ...cards] }
}

/** A long strip for a shop window or a shelf. mm. */
export function stripSheet(slug: string, width: number, height: number, words: string): Sheet {
  const { name, colour } = brandOf(slug)
  const ground = dark(colour, 0.35)
  return {
    width,
    height,
    shapes: [
      box(0, 0, width, height, ground),
      box(0, height * 0.88, width, height * 0.12, colour),
      brandName(name, width * 0.04, height * 0.6, height * 0.42, on(ground), { maxWidth: width * 0.4 }),
      lettering(words, width * 0.96, height * 0.58, height * 0.28, on(ground), { anchor: 'end', maxWidth: width * 0.48 }),
    ],
  }
}
