/** So many steps of a light are seen in a small picture. */
const STEPS = 5

/**
 * A picture without what costs much and is not seen when it is small: a browser lays out each picture as a document of its own, and blurs
 * pixel by pixel. What is blurred goes with its filter, of each light STEPS stay, and what nothing refers to any more goes too.
 */
export const lean = (svg: string): string =>
  unreferred(
    svg
      .replace(/<filter [\s\S]*?<\/filter>/g, '')
      .replace(/<[a-z]+ [^>]*filter="url[^>]*\/>/g, '')
      .replace(/<g [^>]*filter="url[^>]*>[\s\S]*?<\/g>/g, '')
      .replace(/((?:<stop [^>]*\/>)+)/g, thinned),
  )

function thinned(stops: string): string {
  const all = stops.match(/<stop [^>]*\/>/g) ?? []
  if (all.length <= STEPS) return stops
  const kept = Array.from({ length: STEPS }, (_, at) => Math.round((at * (all.length - 1)) / (STEPS - 1)))
  return kept.map((at) => all[at]).join('')
}

/** One light may refer to another: again until nothing goes. */
function unreferred(svg: string): string {
  const next = svg.replace(/<(linear|radial)Gradient id="([^"]+)"[^>]*>[\s\S]*?<\/\1Gradient>/g, (light, _kind, id: string) =>
    svg.includes(`#${id})`) || svg.includes(`#${id}"`) ? light : '',
  )
  return next === svg ? svg : unreferred(next)
}
