/** The fonts of papers, as the writer of PDF takes them: each byte a character. */
export type PaperFonts = { regular: string; bold: string }

const FILES = { regular: '/fonts/golos-text-paper-regular.ttf', bold: '/fonts/golos-text-paper-semibold.ttf' } as const

/** Fetches the fonts of papers. Rejects where one does not come. */
export async function loadPaperFonts(): Promise<PaperFonts> {
  const [regular, bold] = await Promise.all([loadFont(FILES.regular), loadFont(FILES.bold)])
  return { regular, bold }
}

async function loadFont(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The font ${url} did not come: ${response.status}`)
  return bytesText(new Uint8Array(await response.arrayBuffer()))
}

/** Bytes as a text of as many characters. */
export function bytesText(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}
