/**
 * A text as it came from a keyboard, the clipboard or an address, in the one form that the rest of the shop compares and stores: letters
 * in one piece («й», not «и» and a breve, as a Mac or a PDF gives them), and without the format characters that copying from pages and
 * messengers brings (zero-width spaces, direction marks, soft hyphens). A joiner between two pictures stays: they are one picture. [DEC-083]
 */
export function cleanText(text: string): string {
  return /^[\u0020-\u007e\u0400-\u045f]*$/.test(text) ? text : text.replace(FORMAT_CHARACTERS, '').normalize('NFC')
}

const FORMAT_CHARACTERS = /[^\P{Cf}\u200d]|\u034f|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d/gu
