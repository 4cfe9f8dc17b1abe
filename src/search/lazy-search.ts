import { createLazy } from '../shop/code/lazy'
import { wantedRows } from '../shop/code/rows'

/** What stands under the search field: its code comes when the field is pointed at or has the focus. */
export const searchPanel = createLazy(async () => {
  const [{ SearchPanel }] = await Promise.all([import('./search-panel'), wantedRows.load()])
  return SearchPanel
})
