/** So deep may a body be nested: no call of the contract comes near it. */
const DEPTH_MAX = 32

/** Parses JSON. Throws where it is none, or is nested deeper than any body of the contract: that is found without parsing. */
export function parseShallowJson(text: string): unknown {
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (isText) {
      if (sign === '\\') at++
      else if (sign === '"') isText = false
    } else if (sign === '"') isText = true
    else if (sign === '[' || sign === '{') {
      if (++depth > DEPTH_MAX) throw new SyntaxError('Nested too deeply')
    } else if (sign === ']' || sign === '}') depth--
  }
  return JSON.parse(text)
}
