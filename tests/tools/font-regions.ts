type Region = readonly [start: number, peak: number, end: number]

/** Tables of a font: name → where they begin and how long they are, bytes. */
function tablesOf(font: DataView): ReadonlyMap<string, { at: number; length: number }> {
  const name = (at: number) => String.fromCharCode(...[0, 1, 2, 3].map((byte) => font.getUint8(at + byte)))
  return new Map(
    Array.from({ length: font.getUint16(4) }, (_, index) => {
      const at = 12 + index * 16
      return [name(at), { at: font.getUint32(at + 8), length: font.getUint32(at + 12) }] as const
    }),
  )
}
const fixed = (font: DataView, at: number): number => font.getInt16(at) / 16_384

/** Regions of an item variation store, axis by axis. */
function storeRegions(font: DataView, store: number): Region[] {
  const list = store + font.getUint32(store + 2)
  const [axes, count] = [font.getUint16(list), font.getUint16(list + 2)]
  return Array.from({ length: axes * count }, (_, index) => {
    const at = list + 4 + index * 6
    return [fixed(font, at), fixed(font, at + 2), fixed(font, at + 4)] as const
  })
}

/** Regions of the outlines of one glyph. */
function glyphRegions(font: DataView, at: number, axes: number): Region[] {
  const [EMBEDDED_PEAK, INTERMEDIATE, COUNT] = [0x8000, 0x4000, 0x0fff]
  const regions: Region[] = []
  let header = at + 4
  for (let left = font.getUint16(at) & COUNT; left > 0; left--) {
    const flags = font.getUint16(header + 2)
    const peakAt = header + 4
    const startAt = peakAt + (flags & EMBEDDED_PEAK ? axes * 2 : 0)
    const endAt = startAt + axes * 2
    for (let axis = 0; axis < axes && flags & EMBEDDED_PEAK; axis++) {
      const peak = fixed(font, peakAt + axis * 2)
      const isInner = flags & INTERMEDIATE
      const [start, end] = isInner
        ? [fixed(font, startAt + axis * 2), fixed(font, endAt + axis * 2)]
        : [Math.min(peak, 0), Math.max(peak, 0)]
      regions.push([start, peak, end])
    }
    header = flags & INTERMEDIATE ? endAt + axes * 2 : startAt
  }
  return regions
}

function outlineRegions(font: DataView, gvar: number): Region[] {
  const [axes, shared, glyphs, flags] = [
    font.getUint16(gvar + 4),
    font.getUint16(gvar + 6),
    font.getUint16(gvar + 12),
    font.getUint16(gvar + 14),
  ]
  const sharedAt = gvar + font.getUint32(gvar + 8)
  const dataAt = gvar + font.getUint32(gvar + 16)
  const offset = (glyph: number) => (flags & 1 ? font.getUint32(gvar + 20 + glyph * 4) : font.getUint16(gvar + 20 + glyph * 2) * 2)
  const ofShared = Array.from({ length: shared * axes }, (_, index): Region => {
    const peak = fixed(font, sharedAt + index * 2)
    return [Math.min(peak, 0), peak, Math.max(peak, 0)]
  })
  const ofGlyphs = Array.from({ length: glyphs }, (_, glyph) => glyph).flatMap((glyph) =>
    offset(glyph + 1) > offset(glyph) ? glyphRegions(font, dataAt + offset(glyph), axes) : [],
  )
  return [...ofShared, ...ofGlyphs]
}

/**
 * All regions of the variations of a font (kerning, widths, outlines): where a weight begins to count, counts whole, and ends. Firefox
 * drops all variations of a font that has one out of order or beyond 1. @param font in the form of TrueType
 */
export function regionsOf(font: DataView): Region[] {
  const tables = tablesOf(font)
  const [gdef, hvar, gvar] = ['GDEF', 'HVAR', 'gvar'].map((name) => tables.get(name)?.at)
  const hasStore = gdef !== undefined && font.getUint32(gdef) >= 0x00010003
  return [
    ...(hasStore && font.getUint32(gdef + 14) > 0 ? storeRegions(font, gdef + font.getUint32(gdef + 14)) : []),
    ...(hvar === undefined ? [] : storeRegions(font, hvar + font.getUint32(hvar + 4))),
    ...(gvar === undefined ? [] : outlineRegions(font, gvar)),
  ]
}
