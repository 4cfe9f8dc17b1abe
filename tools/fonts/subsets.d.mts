/** Where the fonts lie, from the root of the project. */
export const FONTS: string
/** The fonts that are cut: name of the file and its bytes. The same source always gives the same bytes. */
export function cutFonts(): Promise<{ file: string; bytes: Buffer }[]>
