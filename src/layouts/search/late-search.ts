import { createLate } from '../../app/code/late'

/** What stands under the search field: its code comes when the field is pointed at or has the focus. */
export const searchPanel = createLate(async () => (await import('./search-panel')).SearchPanel)
