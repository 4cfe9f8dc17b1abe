import { attribute, elements, plainText, textInside } from './xml'

/** The texts of the parts of a workbook by their paths; undefined: there is no such part. */
export type Parts = (path: string) => string | undefined

/** Columns of a sheet that are read. */
const COLUMNS_READ = 100

/** The path of the part that others are named in; null: this is no workbook of this kind. [ECMA-376] */
export function workbookPath(parts: Parts): string | null {
  for (const { attributes } of elements(parts('_rels/.rels') ?? '', 'Relationship'))
    if (attribute(attributes, 'Type')?.endsWith('/officeDocument')) return resolved('', attribute(attributes, 'Target') ?? '')
  return null
}

/** The paths of the sheets in the order of their tabs, those that are hidden left out unless all are. */
export function sheetPaths(parts: Parts, workbook: string): string[] {
  const targets = relations(parts, workbook)
  const sheets = [...elements(parts(workbook) ?? '', 'sheet')].flatMap(({ attributes }) => {
    // `id` is also how the attribute of the relation is named, behind its prefix.
    const relation = /(?:^|\s)[\w.-]+:id\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1] ?? ''
    const path = targets.get(relation)?.path
    return path === undefined ? [] : [{ path, isHidden: /hidden/i.test(attribute(attributes, 'state') ?? '') }]
  })
  const shown = sheets.filter(({ isHidden }) => !isHidden)
  return (shown.length > 0 ? shown : sheets).map(({ path }) => path)
}

/** What the cells of all sheets refer to: texts that are shared, and by look how many digits a number is filled up to with zeros. */
export type Shared = { texts: readonly string[]; digits: readonly number[] }

/** @returns what the cells of a workbook refer to */
export function sharedOf(parts: Parts, workbook: string): Shared {
  const partOf = (type: string) => {
    const path = [...relations(parts, workbook).values()].find((it) => it.type.endsWith(`/${type}`))?.path
    return (path === undefined ? undefined : parts(path)) ?? ''
  }
  return { texts: [...elements(partOf('sharedStrings'), 'si')].map(({ inner }) => textInside(inner)), digits: digitsOf(partOf('styles')) }
}

/**
 * The rows of a sheet as they are seen, from the top, rows of which nothing is said left out. Numbers are written out with a comma before
 * a fraction; a formula is what it last came to.
 */
export function* sheetRows(sheet: string, shared: Shared): Generator<string[]> {
  for (const { inner } of elements(sheet, 'row')) {
    const row: string[] = []
    let next = 0
    for (const { attributes, inner: content } of elements(inner, 'c')) {
      const at = columnOf(attribute(attributes, 'r')) ?? next
      next = at + 1
      if (at >= COLUMNS_READ || content === '') continue
      while (row.length < at) row.push('')
      row[at] = cellText(attributes, content, shared)
    }
    yield row
  }
}

type Relation = { path: string; type: string }

function relations(parts: Parts, workbook: string): Map<string, Relation> {
  const [folder, name] = [workbook.replace(/[^/]*$/, ''), workbook.replace(/^.*\//, '')]
  return new Map(
    [...elements(parts(`${folder}_rels/${name}.rels`) ?? '', 'Relationship')].map(({ attributes }) => [
      attribute(attributes, 'Id') ?? '',
      { path: resolved(folder, attribute(attributes, 'Target') ?? ''), type: attribute(attributes, 'Type') ?? '' },
    ]),
  )
}

/** A path from the top: a target is said from there, or from the folder of the part that names it. */
function resolved(folder: string, target: string): string {
  const path: string[] = []
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') path.pop()
    else if (step !== '' && step !== '.') path.push(step)
  }
  return path.join('/')
}

/** «B7» is in column 1. */
function columnOf(at: string | null): number | null {
  const letters = /^[A-Z]{1,3}/i.exec(at ?? '')?.[0]
  return letters === undefined
    ? null
    : Array.from(letters.toUpperCase()).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** By look: how many digits its number format writes at least («000000»), 0 for all others. */
function digitsOf(styles: string): number[] {
  const formats = new Map(
    [...elements(styles, 'numFmt')].map(({ attributes }) => [attribute(attributes, 'numFmtId'), attribute(attributes, 'formatCode') ?? '']),
  )
  const looks = [...elements(styles, 'cellXfs')][0]?.inner ?? ''
  return [...elements(looks, 'xf')].map(
    ({ attributes }) => /^(0{2,})(?:;|$)/.exec(formats.get(attribute(attributes, 'numFmtId')) ?? '')?.[1]?.length ?? 0,
  )
}

function cellText(attributes: string, content: string, { texts, digits }: Shared): string {
  const type = attribute(attributes, 't') ?? 'n'
  if (type === 'inlineStr') return textInside(content)
  const value = [...elements(content, 'v')][0]?.inner ?? ''
  if (type === 's') return texts[Number(value)] ?? ''
  if (type === 'str' || type === 'd') return plainText(value)
  if (type !== 'n' || value.trim() === '') return ''
  return numberText(value, digits[Number(attribute(attributes, 's') ?? 0)] ?? 0)
}

/** A number as it is seen: without the last digits that a computer adds by itself. */
function numberText(value: string, digits: number): string {
  const number = Number(value)
  if (!Number.isFinite(number)) return plainText(value)
  const text = String(Number(number.toPrecision(15)))
  if (/e/.test(text)) return plainText(value)
  return digits > 0 && Number.isInteger(number) ? text.replace(/\d+/, (all) => all.padStart(digits, '0')) : text.replace('.', ',')
}
