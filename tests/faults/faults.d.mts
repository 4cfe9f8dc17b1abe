/**
 * A fault to plant: `find` stands once in `file` and becomes `put`; `test` is the file of the test, `title` the beginning of its title,
 * '' any; `isQuick`: it is planted in each `npm test`.
 */
export type Fault = { name: string; file: string; find: string; put: string; test: string; title: string; isQuick?: true }
export const faults: readonly Fault[]
