/** Stands in the demo build for the REST handlers that @mswjs/data can make of a table, and with them for the whole of msw. Always throws. */
export function generateRestHandlers(): never {
  throw new Error('The demo build makes no handlers of tables: each row of the contract has its own.')
}
