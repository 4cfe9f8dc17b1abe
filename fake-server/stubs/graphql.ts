/** Stands in the demo build for the parser that msw imports for its GraphQL handlers: the shop speaks plain HTTP only. Always throws. */
export function parse(): never {
  throw new Error('The demo build carries no GraphQL: the shop speaks plain HTTP only.')
}
