/** The page for addresses that the route table does not know, below dist. */
export const notFoundFile = 'heads/not-found.html'

/**
 * Where the build leaves the HTML of a route and the server finds it, below dist.
 * @param pattern of the route: `/news/:id`
 * @returns `heads/news/_id.html`, unique per pattern
 */
export function headFileOf(pattern: string): string {
  const name = pattern.slice(1).replaceAll(':', '_').replaceAll('*', '_rest').replaceAll('?', '')
  return `heads/${name || '_home'}.html`
}
