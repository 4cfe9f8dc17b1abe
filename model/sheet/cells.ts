import { looksLikeFormula, sheetText } from './sheet-text'

/** The looks of cells, by their places among `cellXfs` of the styles. */
export const STYLE = {
  plain: 0,
  title: 1,
  head: 2,
  /** Of a column of numbers. */
  headEnd: 3,
  text: 4,
  /** A text that looks like a formula. */
  guarded: 5,
  /** A text beside a number. */
  indented: 6,
  count: 7,
  money: 8,
  /** To be filled by hand. */
  order: 9,
  label: 10,
  total: 11,
  date: 12,
} as const
export type Style = (typeof STYLE)[keyof typeof STYLE]

/** A cell of text; never a formula, whatever the text begins with. An empty one is left out. @param at «B7» */
export function textCell(at: string, text: string, style: Style = STYLE.text): string {
  if (text === '') return ''
  const look = style === STYLE.text && looksLikeFormula(text) ? STYLE.guarded : style
  const space = /^\s|\s$|\s\s/.test(text) ? ' xml:space="preserve"' : ''
  return `<c r="${at}" s="${look}" t="inlineStr"><is><t${space}>${sheetText(text)}</t></is></c>`
}

/** A cell with a number; left out where there is none, or no finite one. */
export const numberCell = (at: string, value: number | null, style: Style): string =>
  value === null || !Number.isFinite(value) ? '' : `<c r="${at}" s="${style}"><v>${value}</v></c>`

/** A cell that is counted by the spreadsheet. @param formula of our own, never from data */
export const formulaCell = (at: string, formula: string, style: Style): string =>
  `<c r="${at}" s="${style}"><f>${sheetText(formula)}</f></c>`

/** Cells of a column that are counted alike, empty until then: the first one says how, for all of `cells`. @param formula of the first cell, of our own; null: not the first */
export const alikeCell = (at: string, formula: { of: string; cells: string } | null, style: Style): string =>
  `<c r="${at}" s="${style}" t="str">${formula ? `<f t="shared" ref="${formula.cells}" si="0">${sheetText(formula.of)}</f>` : '<f t="shared" si="0"/>'}<v></v></c>`

/** A cell without anything in it, to be filled by hand. */
export const emptyCell = (at: string, style: Style): string => `<c r="${at}" s="${style}"/>`

/** The letters of a column: 0 is «A», 26 «AA». */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26))
}
