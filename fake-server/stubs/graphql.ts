/** What is asked of GraphQL in the demo build: always an error, since the shop speaks plain HTTP only. */
function refuse(): never {
  throw new Error('The demo build carries no GraphQL: the shop speaks plain HTTP only.')
}

/** Stands in the demo build for the parser that msw imports for its GraphQL handlers. Always throws. */
export const parse = refuse
/** Stands in the demo build for the GraphQL handlers of @mswjs/data. Always throws. */
export const generateGraphQLHandlers = refuse
/** Stands in the demo build for the GraphQL schema of @mswjs/data. Always throws. */
export const generateGraphQLSchema = refuse
