import { strFromU8, unzipSync } from 'fflate'

/** A cell as a spreadsheet would have it: a number, a text, a formula, or nothing to be seen. */
export type Cell = { style: number } & (
  | { kind: 'number'; value: number }
  | { kind: 'text'; text: string }
  | { kind: 'formula' }
  | { kind: 'empty' }
)
/** A workbook of one sheet: its cells by place («B7»), and the text of each part. */
export type Workbook = { cells: ReadonlyMap<string, Cell>; parts: Readonly<Record<string, string>> }

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** What the XML of a text stands for: its entities, then the escapes of spreadsheets. */
export function textOf(xml: string): string {
  return xml
    .replace(/&(\w+);/g, (_, name: string) => {
      const sign = ENTITIES[name]
      if (sign === undefined) throw new Error(`Unknown entity ${name}`)
      return sign
    })
    .replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}

const CELL = /<c r="([A-Z]+\d+)" s="(\d+)"(?: t="(\w+)")?(?:\/>|>(.*?)<\/c>)/gs

function cellOf(style: number, type: string | undefined, content: string | undefined): Cell {
  if (content === undefined) return { style, kind: 'empty' }
  if (content.startsWith('<f')) return { style, kind: 'formula' }
  if (type === 'inlineStr') {
    const text = /^<is><t(?: xml:space="preserve")?>(.*)<\/t><\/is>$/s.exec(content)?.[1]
    if (text === undefined || text.includes('<')) throw new Error(`Not a text: ${content.slice(0, 80)}`)
    return { style, kind: 'text', text: textOf(text) }
  }
  const number = /^<v>(-?\d+(?:\.\d+)?)<\/v>$/.exec(content)?.[1]
  if (number === undefined) throw new Error(`Not a number: ${content.slice(0, 80)}`)
  return { style, kind: 'number', value: Number(number) }
}

/** The cells of the XML of a sheet, or of some of its rows. */
export const cellsOf = (xml: string): Map<string, Cell> =>
  new Map([...xml.matchAll(CELL)].map(([, at = '', style, type, content]) => [at, cellOf(Number(style), type, content)]))

/** Reads a file without the code that wrote it. */
export function readWorkbook(file: Uint8Array): Workbook {
  const parts = Object.fromEntries(Object.entries(unzipSync(file)).map(([path, bytes]) => [path, strFromU8(bytes)]))
  return { parts, cells: cellsOf(parts['xl/worksheets/sheet1.xml'] ?? '') }
}
