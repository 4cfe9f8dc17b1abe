import type { Shape, Sheet } from './sheet'

/** Points in a millimetre. */
const POINTS = 72 / 25.4
const short = (value: number): string => String(+value.toFixed(3))

/** How many numbers a step of a path takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, h: 1, v: 1, l: 2, q: 4, z: 0 }

/** The steps of a path as PDF writes them: from where it is to where it goes, curves with two handles. */
function operators(d: string): string {
  const out: string[] = []
  let [x, y] = [0, 0]
  for (const [, step = '', rest = ''] of d.matchAll(/([Mhvlqz])([^Mhvlqz]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const takes = TAKES[step] ?? 0
    if (step === 'z') out.push('h')
    for (let at = 0; takes > 0 && at + takes <= numbers.length; at += takes) {
      const [a = 0, b = 0, c = 0, e = 0] = numbers.slice(at, at + takes)
      const [fromX, fromY] = [x, y]
      if (step === 'M') [x, y] = [a, b]
      else if (step === 'h') x += a
      else if (step === 'v') y += a
      else if (step === 'l') [x, y] = [x + a, y + b]
      else {
        ;[x, y] = [fromX + c, fromY + e]
        const [handleX, handleY] = [fromX + a, fromY + b]
        const between = (end: number, handle: number) => short(end + ((handle - end) * 2) / 3)
        out.push(
          `${between(fromX, handleX)} ${between(fromY, handleY)} ${between(x, handleX)} ${between(y, handleY)} ${short(x)} ${short(y)} c`,
        )
        continue
      }
      out.push(`${short(x)} ${short(y)} ${step === 'M' ? 'm' : 'l'}`)
    }
  }
  return out.join('\n')
}

const colour = (fill: string): string => [1, 3, 5].map((at) => short(parseInt(fill.slice(at, at + 2), 16) / 255)).join(' ')

const drawn = ({ d, x, y, scale, fill }: Shape): string =>
  `q ${colour(fill)} rg ${short(scale)} 0 0 ${short(scale)} ${short(x)} ${short(y)} cm\n${operators(d)}\nf Q`

/** The sheet as a PDF of one page, its sides in millimetres; all lettering is outlines, so that no font is needed. The text is ASCII alone. */
export function sheetPdf({ width, height, shapes }: Sheet): string {
  const [w, h] = [short(width * POINTS), short(height * POINTS)]
  // PDF counts from below.
  const content = `${short(POINTS)} 0 0 ${short(-POINTS)} 0 ${h} cm\n${shapes.map(drawn).join('\n')}`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${w} ${h}] /Resources << >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
}
