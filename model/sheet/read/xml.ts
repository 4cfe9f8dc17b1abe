const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** The text that XML stands for: its entities, then the escapes of spreadsheets («_x000D_»). An unknown entity stays as it is. [ECMA-376 22.9.2.19] */
export function plainText(xml: string): string {
  const text = xml.includes('&')
    ? xml.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (all, decimal?: string, hex?: string, name = '') => {
        const code = decimal !== undefined ? Number(decimal) : hex !== undefined ? parseInt(hex, 16) : null
        if (code !== null) return code <= 0x10ffff ? String.fromCodePoint(code) : all
        return ENTITIES[String(name).toLowerCase()] ?? all
      })
    : xml
  return text.includes('_x') ? text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))) : text
}

/** An element of a flat list: its attributes as they were written, and what stands inside. */
export type Element = { attributes: string; inner: string }

/**
 * The elements of a name, one after another; a namespace prefix before the name does not count. Elements of that name inside one another
 * are not told apart: the parts of a workbook have none.
 */
export function* elements(xml: string, name: string): Generator<Element> {
  const opening = new RegExp(`<((?:[\\w.-]+:)?${name})(\\s[^>]*?)?(/)?>`, 'g')
  for (let found = opening.exec(xml); found; found = opening.exec(xml)) {
    const [, tag = name, attributes = '', isEmpty] = found
    if (isEmpty !== undefined) {
      yield { attributes, inner: '' }
      continue
    }
    const end = xml.indexOf(`</${tag}`, opening.lastIndex)
    if (end < 0) return
    yield { attributes, inner: xml.slice(opening.lastIndex, end) }
    opening.lastIndex = end
  }
}

const patterns = new Map<string, RegExp>()
/** Made once for each name: a sheet has as many attributes as cells, and more. */
function patternOf(name: string): RegExp {
  const pattern = patterns.get(name) ?? new RegExp(`(?:^|\\s)(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  patterns.set(name, pattern)
  return pattern
}

/** An attribute, with or without a namespace prefix; null: there is none. */
export function attribute(attributes: string, name: string): string | null {
  const found = patternOf(name).exec(attributes)
  return found ? plainText(found[1] ?? found[2] ?? '') : null
}

/** The text of all `t` inside, as rich text has it in parts; what only says how to read it aloud («rPh») is left out. */
export function textInside(xml: string): string {
  const spoken = xml.includes('rPh') ? xml.replace(/<((?:[\w.-]+:)?rPh)[\s>].*?<\/\1>/gs, '') : xml
  let text = ''
  for (const { inner } of elements(spoken, 't')) text += plainText(inner)
  return text
}
