/** A text of the shop's code: `path` from the root of the project. */
export type Source = { path: string; text: string }
