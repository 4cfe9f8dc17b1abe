import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { createLazy } from '../shop/code/lazy'
import { wantedRows } from '../shop/code/rows'
import { useLazy } from '../shop/code/use-lazy'
import { whenIdle } from '../platform/loading/when-idle'
import { LostPart } from '../shop/code/lost-part'
import { HelpPlaceContext } from './help-place'

/** The help centre: its code comes when a page that has a place for it rests. */
export const helpWidget = createLazy(async () => {
  const [{ HelpWidget }] = await Promise.all([import('./help-widget'), wantedRows.load()])
  return HelpWidget
})

/** Gives pages a place for the help centre, which is one for all of them: what was typed there stays from page to page. @param page the address */
export function HelpProvider({ page, children }: { page: string; children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [isWanted, setWanted] = useState(false)
  const hasPlace = place !== null
  useEffect(() => {
    if (hasPlace && !isWanted) return whenIdle(() => setWanted(true))
    return undefined
  }, [hasPlace, isWanted])
  return (
    <HelpPlaceContext value={setPlace}>
      {children}
      {isWanted && (
        // Where its code does not come there is none.
        <LostPart told={() => null}>
          <Loaded place={place} page={page} />
        </LostPart>
      )}
    </HelpPlaceContext>
  )
}

function Loaded({ place, page }: { place: HTMLElement | null; page: string }) {
  const Widget = useLazy(helpWidget)
  // oxlint-disable-next-line react/static-components -- the same component each time
  return Widget ? <Widget page={place === null ? null : page} into={(view) => (place ? createPortal(view, place) : null)} /> : null
}
