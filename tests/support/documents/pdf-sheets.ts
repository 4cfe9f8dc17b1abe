/** The texts on the sheets of a PDF, whoever wrote it, in the order in which they are drawn: what is read on the paper. */
export async function pdfSheets(bytes: Uint8Array): Promise<string[]> {
  // On loading it puts globals of its own beside those that are there.
  const { extractText, getDocumentProxy } = await import('unpdf')
  const { text } = await extractText(await getDocumentProxy(bytes))
  return text
}
