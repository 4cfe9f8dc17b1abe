import { afterAll, beforeAll } from 'vitest'
import { pdfSheets } from './pdf-sheets'

/**
 * Reads PDF in the tests of one file; what the reader leaves among the globals is taken back.
 * @returns the texts of the sheets of a PDF; spaces and breaks of lines are one space each
 */
export function readsPdf(): (file: Blob) => Promise<string[]> {
  let before: ReadonlySet<string> = new Set()
  beforeAll(() => {
    before = new Set(Object.getOwnPropertyNames(globalThis))
  })
  afterAll(() => {
    for (const name of Object.getOwnPropertyNames(globalThis)) if (!before.has(name)) Reflect.deleteProperty(globalThis, name)
  })
  return async (file) => (await pdfSheets(new Uint8Array(await file.arrayBuffer()))).map((sheet) => sheet.replace(/\s+/g, ' '))
}
