import { afterEach, beforeEach, vi } from 'vitest'

/**
 * Catches the files that a page hands to the browser, for the tests of one file.
 * @returns names and contents in the order in which they were saved; both are emptied after each test
 */
export function catchSavedFiles(): { names: readonly string[]; files: readonly Blob[] } {
  const [names, files]: [string[], Blob[]] = [[], []]
  beforeEach(() => {
    URL.createObjectURL = (file) => {
      files.push(file as Blob)
      return 'blob:saved'
    }
    URL.revokeObjectURL = () => {}
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    names.length = 0
    files.length = 0
  })
  return { names, files }
}
