/** Stands in the demo build for the logger of @mswjs/data. Out: a log that nobody reads. */
export const debug = () => () => {}
