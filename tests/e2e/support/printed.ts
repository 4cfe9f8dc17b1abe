import type { Page } from '@playwright/test'
import { pdfSheets } from '../../support/documents/pdf-sheets'

/** What a page is as it is printed. */
type Printed = {
  /** The words on the sheets, without white space. */
  text: string
  /** What each line of its table is recognised by: the article that can be copied, or its longest cell. */
  lines: string[]
  /** What the page changed in itself after its sheets were counted. */
  changes: string[]
}

type Watch = { lines: string[]; changes: string[]; end: () => void }

/** Prints the page to A4 as the user would. @param table the label of its table of lines; '' is the one of a sheet of its own */
export async function printed(page: Page, table: string, isLandscape = false): Promise<Printed> {
  const watch = await page.evaluateHandle((label): Watch => {
    const watched: Watch = { lines: [], changes: [], end: () => {} }
    const noted = (records: readonly MutationRecord[]) =>
      watched.changes.push(
        ...records.map(
          ({ type, target, attributeName }) => `${attributeName ?? type} of ${target.nodeName} in ${target.parentNode?.nodeName}`,
        ),
      )
    const observer = new MutationObserver(noted)
    const before = () => {
      const table = document.querySelector(label === '' ? '[data-sheet] table' : `table[aria-label="${label}"]`)
      const copied = Array.from(
        table?.querySelectorAll('tbody [aria-label^="Скопировать артикул "]') ?? [],
        (button) => button.getAttribute('aria-label')?.split(' ').at(-1) ?? '',
      )
      const longest = Array.from(table?.querySelectorAll('tbody tr') ?? [], (row) =>
        Array.from(row.children, ({ textContent }) => textContent.replace(/\s/g, '')).reduce((one, other) =>
          other.length > one.length ? other : one,
        ),
      )
      watched.lines = copied.length > 0 ? copied : longest
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter: ['class', 'style', 'hidden'],
      })
    }
    const after = () => {
      noted(observer.takeRecords())
      observer.disconnect()
    }
    // The page's own listeners come first before the printing, and last after it.
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after, { capture: true })
    watched.end = () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after, { capture: true })
    }
    return watched
  }, table)
  const pdf = await page.pdf({ format: 'A4', landscape: isLandscape, preferCSSPageSize: !isLandscape })
  const { lines, changes } = await watch.evaluate(({ end, ...seen }) => {
    end()
    return seen
  })
  await watch.dispose()
  return { text: (await pdfSheets(new Uint8Array(pdf))).join('').replace(/\s/g, ''), lines, changes }
}
