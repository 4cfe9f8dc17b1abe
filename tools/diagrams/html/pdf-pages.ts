/** A reference to an object: `12 0 R`. */
const REFERENCE = /(\d+) 0 R/g

/**
 * On which page of a PDF each of its named places is, the first page being 1. Of what Chromium writes: its objects are plain, only their
 * streams are packed; a place has a name there if a link leads to it.
 */
export function pagesOfPlaces(pdf: Uint8Array): ReadonlyMap<string, number> {
  const text = Buffer.from(pdf).toString('latin1')
  const objects = new Map([...text.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id, body]) => [id!, body!] as const)) // both groups are there
  const referred = (id: string | undefined, key: string): string[] => {
    const [, one, many] = new RegExp(String.raw`/${key} (?:(\d+) 0 R|\[([^\]]*)\])`).exec(objects.get(id ?? '') ?? '') ?? []
    return one === undefined ? [...(many ?? '').matchAll(REFERENCE)].map(([, each]) => each!) : [one] // as above
  }
  const catalog = [...objects].find(([, body]) => body.startsWith('<</Type /Catalog'))?.[0]
  const pagesUnder = (id: string): string[] => {
    const kids = referred(id, 'Kids')
    return kids.length === 0 ? [id] : kids.flatMap(pagesUnder)
  }
  const order = new Map(
    referred(catalog, 'Pages')
      .flatMap(pagesUnder)
      .map((id, at) => [id, at + 1]),
  )
  const places = objects.get(referred(catalog, 'Dests')[0] ?? '') ?? ''
  return new Map([...places.matchAll(/\/(\S+) \[(\d+) 0 R/g)].map(([, name, page]) => [read(name!), order.get(page!) ?? 0])) // as above
}

/** A name as it was before what is not ASCII in it was written in hexadecimal digits. */
const read = (name: string): string =>
  Buffer.from(
    name.replace(/#([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString()
