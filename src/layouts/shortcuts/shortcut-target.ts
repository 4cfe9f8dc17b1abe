/**
 * The page that a letter opens. Where two pages share a letter, the first one, and from there the second. [DEC-051]
 * @param letter lower case, Latin
 * @param path where the visitor is
 * @returns undefined: the letter opens nothing
 */
export function shortcutTarget(
  letter: string,
  path: string,
  sections: readonly { href: string; shortcut: string; closedReason?: string | undefined }[],
): string | undefined {
  const found = sections.filter(({ shortcut, closedReason }) => shortcut === letter && closedReason === undefined).map(({ href }) => href)
  return found[(found.indexOf(path) + 1) % found.length]
}
