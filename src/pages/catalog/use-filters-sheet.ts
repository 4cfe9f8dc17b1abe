import { useEffect } from 'react'
import { usePopup } from '../../hooks/screen/use-popup'

/** The sheet of filters of this page: it goes with the page. */
export function useFiltersSheet(): ReturnType<typeof usePopup> {
  const sheet = usePopup('filters')
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the page goes
  useEffect(() => sheet.close, [])
  return sheet
}
