/** The part of the page that the hash of the address names; null: the hash is empty, or no such part is drawn. */
export function placeOf({
  location,
  document,
}: {
  location: { hash: string }
  document: Pick<Document, 'getElementById'>
}): HTMLElement | null {
  return document.getElementById(idIn(location.hash))
}

/** The id in a hash; one that nobody has written as an address is taken as it is. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
