import { jsPDF } from 'jspdf'
import { autoTable, type CellInput, type RowInput } from 'jspdf-autotable'
import type { Paper, PaperPart, PaperTable } from '../../../model/paper/paper'
import type { PaperFonts } from './paper-fonts'

const FONT = 'Golos'
/** Margins of a sheet of A4, mm; below them stands the foot. */
const MARGIN = { top: 14, right: 12, bottom: 18, left: 14 } as const
const FOOT_FROM_BOTTOM = 9
const GAP = 5
/** Sizes of the letters, points. */
const SIZES = { title: 15, text: 9.5, table: 8.5, foot: 7.5 } as const
const LINE_HEIGHT = 1.3
/** Of hairlines, mm. */
const HAIRLINE = 0.2
const [INK, INK_2, LINE, HEAD] = ['#16201f', '#5b6866', '#b9c4c2', '#eef2f1']

/** A paper as a PDF of A4 sheets. Tables go over as many sheets as they need and have their heads on each. @param at ms, when it is made */
export function writePdf(paper: Paper, fonts: PaperFonts, at: number): Blob {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true })
  pdf.setProperties({ title: paper.title, author: paper.author, creator: paper.author })
  pdf.setCreationDate(new Date(at))
  pdf.setLanguage('ru')
  pdf.setLineHeightFactor(LINE_HEIGHT)
  addFont(pdf, 'normal', fonts.regular)
  addFont(pdf, 'bold', fonts.bold)
  let y = addText(pdf, paper.title, MARGIN.top, { isBold: true, size: SIZES.title }) + GAP
  for (const part of paper.parts) y = addPart(pdf, part, y)
  addFeet(pdf, paper.foot)
  return pdf.output('blob')
}

function addFont(pdf: jsPDF, style: 'normal' | 'bold', bytes: string): void {
  pdf.addFileToVFS(`${style}.ttf`, bytes)
  pdf.addFont(`${style}.ttf`, FONT, style)
}

const widthOf = (pdf: jsPDF): number => pdf.internal.pageSize.getWidth() - MARGIN.left - MARGIN.right
const bottomOf = (pdf: jsPDF): number => pdf.internal.pageSize.getHeight() - MARGIN.bottom
/** From where on there is room for so many mm: on the next sheet where this one has none. */
function roomFor(pdf: jsPDF, height: number, y: number): number {
  if (y + height <= bottomOf(pdf)) return y
  pdf.addPage()
  return MARGIN.top
}

/** Adds a text of as many lines as it needs. @returns where it ends */
function addText(pdf: jsPDF, text: string, y: number, { isBold = false, size = SIZES.text }: { isBold?: boolean; size?: number }): number {
  pdf
    .setFont(FONT, isBold ? 'bold' : 'normal')
    .setFontSize(size)
    .setTextColor(INK)
  const lines = pdf.splitTextToSize(text, widthOf(pdf)) as string[]
  const { h } = pdf.getTextDimensions(lines.join('\n'))
  const from = roomFor(pdf, h, y)
  pdf.text(lines, MARGIN.left, from, { baseline: 'top' })
  return from + h
}

/** @returns where it ends, with the gap below it */
function addPart(pdf: jsPDF, part: PaperPart, y: number): number {
  if (part.kind === 'text') return addText(pdf, part.text, y, part) + GAP / 2
  if (part.kind === 'signatures') return addSignatures(pdf, part.names, y + GAP * 3) + GAP
  if (part.kind === 'table') return addTable(pdf, part.table, y) + GAP
  const rows = part.facts.map(({ name, value }): RowInput => [{ content: name, styles: { textColor: INK_2 } }, value])
  autoTable(pdf, {
    ...common(y, SIZES.text),
    body: rows,
    styles: { ...LETTERS, fontSize: SIZES.text, cellPadding: { top: 0.7, right: 3, bottom: 0.7, left: 0 } },
    columnStyles: { 0: { cellWidth: 48 } },
  })
  return endOf(pdf) + GAP
}

const LETTERS = { font: FONT, fontStyle: 'normal', textColor: INK, overflow: 'linebreak', valign: 'top' } as const
const common = (startY: number, fontSize: number) =>
  ({ startY, margin: MARGIN, theme: 'plain', rowPageBreak: 'avoid', styles: { ...LETTERS, fontSize } }) as const
/** Where the last table ends. */
const endOf = (pdf: jsPDF): number => (pdf as jsPDF & { lastAutoTable: { finalY: number } }).lastAutoTable.finalY

function addTable(pdf: jsPDF, { columns, rows, totals }: PaperTable, y: number): number {
  const cells = (row: readonly string[], isHead = false): CellInput[] =>
    row.map((content, at) => ({ content, styles: { halign: columns[at]?.isEnd ? 'right' : 'left', ...(isHead && { fillColor: HEAD }) } }))
  const titles = columns.map(({ title }) => title)
  autoTable(pdf, {
    ...common(y, SIZES.table),
    styles: { ...LETTERS, fontSize: SIZES.table, lineColor: LINE, lineWidth: HAIRLINE, cellPadding: 1.4 },
    head: [cells(titles, true)],
    headStyles: { fontStyle: 'bold', valign: 'bottom' },
    showHead: 'everyPage',
    body: rows.map((row) => cells(row)),
    foot: totals.map((row) => cells(row)),
    footStyles: { fontStyle: 'bold' },
    showFoot: 'lastPage',
    columnStyles: Object.fromEntries(columns.flatMap(({ width }, at) => (width === undefined ? [] : [[at, { cellWidth: width }]]))),
  })
  return endOf(pdf)
}

/** Lines to sign on, each with a name below. */
function addSignatures(pdf: jsPDF, names: readonly string[], y: number): number {
  const gap = GAP * 2
  const width = (widthOf(pdf) - gap * (names.length - 1)) / names.length
  pdf.setFont(FONT, 'normal').setFontSize(SIZES.text).setTextColor(INK_2).setDrawColor(INK).setLineWidth(HAIRLINE)
  const texts = names.map((name) => pdf.splitTextToSize(name, width) as string[])
  const height = Math.max(...texts.map((lines) => pdf.getTextDimensions(lines.join('\n')).h))
  const from = roomFor(pdf, height + 1, y)
  for (const [at, lines] of texts.entries()) {
    const x = MARGIN.left + at * (width + gap)
    pdf.line(x, from, x + width, from)
    pdf.text(lines, x, from + 1, { baseline: 'top' })
  }
  return from + height + 1
}

/** Writes below every sheet which one of how many it is. */
function addFeet(pdf: jsPDF, foot: string): void {
  const count = pdf.getNumberOfPages()
  const { pageSize } = pdf.internal
  const y = pageSize.getHeight() - FOOT_FROM_BOTTOM
  for (let page = 1; page <= count; page++) {
    pdf.setPage(page)
    pdf.setFont(FONT, 'normal').setFontSize(SIZES.foot).setTextColor(INK_2)
    const number = `Стр. ${page} из ${count}`
    const [first = ''] = pdf.splitTextToSize(foot, widthOf(pdf) - pdf.getTextWidth(number) - GAP) as string[]
    pdf.text(first, MARGIN.left, y)
    pdf.text(number, pageSize.getWidth() - MARGIN.right, y, { align: 'right' })
  }
}
