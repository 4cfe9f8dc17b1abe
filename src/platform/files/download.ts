/** The browser reads a file after the click that asked for it; by then it has. */
const KEPT_MS = 60_000

/** Hands a file to the browser, which saves it under that name or asks where. */
export function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
