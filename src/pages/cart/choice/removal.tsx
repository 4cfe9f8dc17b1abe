import { type ReactNode, useState } from 'react'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { Button } from '../../../ui/controls/button'
import { announce } from '../../../ui/feedback/announce'
import { Dialog, DialogFoot } from '../../../ui/surfaces/dialog'
import { useWishMany } from './use-wish-many'

/** More lines than this are not removed without a question. */
const ASKED_ABOVE = 10

/**
 * Removes many lines at once; each leaves its ghost. [DEC-021]
 * @param onRemoved they are gone, the button that was pressed perhaps too
 * @returns `remove` asks first where there are many; `question` is to be drawn
 */
export function useRemoval(onRemoved?: () => void): { remove: (ids: readonly number[]) => void; question: ReactNode } {
  const wishMany = useWishMany()
  const [asked, setAsked] = useState<readonly number[] | null>(null)
  const close = () => setAsked(null)
  const go = (ids: readonly number[]) => {
    const count = wishMany(ids.map((id) => ({ id, quantity: 0 })))
    announce(`Удалено: ${counted(count, words.line)}. Их\u00a0можно вернуть`)
  }
  const question = asked !== null && (
    <Dialog title={`Удалить ${counted(asked.length, words.line)}?`} role="alertdialog" width={420} onClose={close}>
      <p>Вернуть можно сразу после.</p>
      <DialogFoot>
        <Button variant="line" data-autofocus onClick={close}>
          Оставить
        </Button>
        <Button
          variant="bad"
          onClick={() => {
            close()
            go(asked)
            // While the question is there nothing else takes the focus.
            if (onRemoved) requestAnimationFrame(onRemoved)
          }}
        >
          Удалить
        </Button>
      </DialogFoot>
    </Dialog>
  )
  const remove = (ids: readonly number[]) => {
    if (ids.length > ASKED_ABOVE) return setAsked(ids)
    if (ids.length === 0) return
    go(ids)
    onRemoved?.()
  }
  return { remove, question }
}
