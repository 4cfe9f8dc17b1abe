import type { Route } from '../../../model/routing/route'

/**
 * Compares the route table with the modules of pages. Throws where a row names a module that is missing, and where no row names a module.
 * @param routes the rows of this build
 * @param files paths of the modules below src/pages, without the ending
 */
export function checkPages(routes: readonly Pick<Route, 'id' | 'path' | 'page'>[], files: readonly string[]): void {
  for (const { id, path, page } of routes)
    if (page !== undefined && !files.includes(page))
      throw new Error(`The row of ${path} (${id}) names the page ${page}: write src/pages/${page}.tsx.`)
  const named = new Set<string | undefined>(routes.map(({ page }) => page))
  for (const file of files)
    if (!named.has(file)) throw new Error(`No route has the page src/pages/${file}.tsx: name it as \`page\` of its row in model/routing.`)
}
