import { afterAll, beforeAll } from 'vitest'

/**
 * Reads PDF in the tests of one file, by another library than the one that writes them; what that leaves among the globals is taken back.
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
  return async (file) => {
    const { extractText, getDocumentProxy } = await import('unpdf')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await file.arrayBuffer())))
    return text.map((sheet) => sheet.replace(/\s+/g, ' '))
  }
}
