/** Puts a text on the clipboard. @returns whether the clipboard took it; it may be absent or forbidden */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
