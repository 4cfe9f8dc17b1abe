/** Stands in the demo build for msw's headers of old Node: a browser that runs the shop has its own. */
export const Headers = globalThis.Headers
/** Headers within a part of a body, which msw reads for GraphQL only. Always throws. */
export function stringToHeaders(): never {
  throw new Error('The demo build reads no headers within a body.')
}
