/** @returns the page of a list that an address asks for, from 1; anything but a whole number is the first page @param search of the address */
export function pageOf(search: string): number {
  const page = new URLSearchParams(search).get('page') ?? '1'
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

/** @returns the address of a page of a list, without what is usual @param params what else the address holds */
export function pagedAddress(path: string, page: number, params: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(params)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query.toString()}` : path
}
