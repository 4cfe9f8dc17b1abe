import { inflateSync } from 'node:zlib'

/** A PDF as text whose characters are its bytes, so that it can be searched. */
const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

/**
 * The words on the pages of a PDF as Chromium writes it, in the order in which they are drawn, without white space: what is read on the
 * paper, not what stands in the page.
 */
export function pdfText(pdf: Uint8Array): string {
  const objects = new Map(Array.from(latin(pdf).matchAll(/(?:^|[\r\n])(\d+) 0 obj\b(.*?)endobj/gs), ([, id, body]) => [id, body ?? '']))
  const streams = new Map(Array.from(objects, ([id, body]) => [id, streamOf(body)]))
  const fonts = new Map<string, ReadonlyMap<string, string>>()
  for (const body of objects.values())
    for (const [, name = '', id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, unicode] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? []
      fonts.set(name, lettersOf(streams.get(unicode) ?? ''))
    }
  return [...streams.values()]
    .filter((stream) => /\bT[jJ]\b/.test(stream))
    .map((stream) => drawnIn(stream, fonts))
    .join('')
}

function streamOf(body: string): string {
  const [begin = '', head = ''] = /^(.*?)stream\r?\n/s.exec(body) ?? []
  const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
  const data = body.slice(begin.length, begin.length + length)
  return head.includes('/FlateDecode') ? latin(inflateSync(Buffer.from(data, 'latin1'))) : data
}

const character = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** Which characters the codes of a font stand for. */
function lettersOf(map: string): ReadonlyMap<string, string> {
  const letters = new Map<string, string>()
  for (const [, block = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, code = '', letter = ''] of block.matchAll(/<([0-9A-F]+)>\s*<([0-9A-F]+)>/gi))
      letters.set(code.toUpperCase(), character(letter))
  for (const [, block = ''] of map.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, from = '', to = '', letter = ''] of block.matchAll(/<([0-9A-F]+)>\s*<([0-9A-F]+)>\s*<([0-9A-F]+)>/gi))
      for (let at = 0; at <= parseInt(to, 16) - parseInt(from, 16); at++)
        letters.set(
          (parseInt(from, 16) + at).toString(16).toUpperCase().padStart(from.length, '0'),
          character((parseInt(letter, 16) + at).toString(16).padStart(4, '0')),
        )
  return letters
}

function drawnIn(stream: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let letters: ReadonlyMap<string, string> = new Map()
  let text = ''
  for (const [, font, hex] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-F]+)>/gi)) {
    if (font !== undefined) letters = fonts.get(font) ?? new Map()
    else if (hex !== undefined) {
      const width = [...letters.keys()][0]?.length ?? 4
      for (let at = 0; at < hex.length; at += width) text += letters.get(hex.slice(at, at + width).toUpperCase()) ?? ''
    }
  }
  return text.replace(/\s/g, '')
}
