/** Other pages of docs/flows, each written by its own. */
const OTHERS = /^(map|coverage)\./

/** Whether a file of docs/flows is of the machines' pages: the index, a page or a picture of a machine, whether that is still there or not. */
export const isOfMachines = (name: string): boolean => /\.(md|svg)$/.test(name) && !OTHERS.test(name)
