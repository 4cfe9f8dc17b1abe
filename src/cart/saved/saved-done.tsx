import { type ReactNode, useEffect, useRef } from 'react'
import type { UserCart } from '../../../model/saved-cart/saved-cart'
import { Button, ButtonLink } from '../../ui/controls/button'
import { Dialog, DialogFoot } from '../../ui/surfaces/dialog'
import { Note } from '../../ui/surfaces/note'
import { openedPage } from './opened-page'

type SavedDoneProps = {
  title: string
  cart: Pick<UserCart, 'id'>
  /** Why it has not the name that was wished; null: it has. */
  nameFailure: string | null
  onClose: () => void
  /** What was saved, a sentence. */
  children: ReactNode
}

/** Something is in a saved cart: what, and the way there. */
export function SavedDone({ title, cart, nameFailure, onClose, children }: SavedDoneProps) {
  const open = useRef<HTMLAnchorElement>(null)
  // The button that was pressed has gone.
  useEffect(() => open.current?.focus(), [])
  return (
    <Dialog title={title} onClose={onClose}>
      <p role="status">{children}</p>
      {nameFailure !== null && <Note tone="warn">Название осталось прежним. {nameFailure}</Note>}
      <DialogFoot>
        <Button variant="line" onClick={onClose}>
          Закрыть
        </Button>
        <ButtonLink ref={open} variant="main" href={openedPage(cart.id)} onClick={onClose}>
          Открыть
        </ButtonLink>
      </DialogFoot>
    </Dialog>
  )
}
