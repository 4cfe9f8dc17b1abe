import { shallowEqual, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { selectUnadded } from '../../../../machines/quick-entry/quick-entry.selectors'
import { formatCount } from '../../../../model/text/count'
import { useAppActor } from '../../../shop/app-context'
import { ENTRY_ID } from '../../../product/entry/entry-field'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Note } from '../../../ui/surfaces/note'

/** What was entered by article and an order would go without: rows that came to nothing, and an article without its quantity. */
export type Unadded = ReturnType<typeof selectUnadded>

/** @returns null where nothing is */
export function useUnadded(): Unadded | null {
  const unadded = useSelector(useAppActor('quickEntry'), (state) => (state ? selectUnadded(state) : NOTHING), shallowEqual)
  return unadded.failed > 0 || unadded.begun !== null ? unadded : null
}
const NOTHING: Unadded = { failed: 0, begun: null }

/** It is said before the order goes, with the way to where it is decided; not beside the entry, which says it with its reason. */
export function UnaddedRows({ of: { failed, begun } }: { of: Unadded }) {
  const isEntrySeen = useIsSeen(ENTRY_ID)
  if (isEntrySeen) return null
  return (
    <Note tone="warn">
      {failed > 0 && <p>Не&nbsp;добавлено введённых строк: {formatCount(failed)}. В&nbsp;заказ они не&nbsp;войдут.</p>}
      {begun !== null && <p>{begun} ждёт количества в&nbsp;строке ввода и&nbsp;в&nbsp;заказ не&nbsp;войдёт.</p>}
      <TextLinkButton onClick={() => document.getElementById(ENTRY_ID)?.focus()}>К&nbsp;строке ввода</TextLinkButton>
    </Note>
  )
}

/** Whether an element is in the window, and has been since this is asked: once it left, what is said in its place stays. */
function useIsSeen(id: string): boolean {
  const [isSeen, setSeen] = useState(() => {
    const rect = document.getElementById(id)?.getBoundingClientRect()
    return rect !== undefined && rect.height > 0 && rect.top >= 0 && rect.bottom <= window.innerHeight
  })
  useEffect(() => {
    const element = document.getElementById(id)
    if (!isSeen || !element) return
    const watch = new IntersectionObserver((entries) => setSeen(entries.every(({ isIntersecting }) => isIntersecting)))
    watch.observe(element)
    return () => watch.disconnect()
  }, [id, isSeen])
  return isSeen
}
