/** The path of a call with its parameters. @param path of the contract row: `/products/:id` */
export const pathOf = (path: string, params: Record<string, unknown>): string =>
  path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))

/** The query of a call with its question mark; '' where nothing is asked. What is undefined is left out. */
export function queryOf(query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()}` : ''
}
