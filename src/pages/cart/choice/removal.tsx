import type { ReactNode } from 'react'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { announce } from '../../../ui/feedback/announce'
import { useManyQuestion } from './many-question'
import { useWishMany } from './use-wish-many'

/**
 * Removes many lines at once; each leaves its ghost. [DEC-021]
 * @param onGone they are gone, the button that was pressed perhaps too
 * @returns `remove` asks first where there are many; `question` is to be drawn
 */
export function useRemoval(onGone?: () => void): { remove: (ids: readonly number[]) => void; question: ReactNode } {
  const wishMany = useWishMany()
  const { ask, question } = useManyQuestion()
  const go = (ids: readonly number[]) => {
    const count = wishMany(ids.map((id) => ({ id, quantity: 0 })))
    announce(`Удалено: ${counted(count, words.line)}. Их\u00a0можно вернуть`)
  }
  const remove = (ids: readonly number[]) => {
    if (ids.length === 0) return
    ask(ids.length, { title: `Удалить ${counted(ids.length, words.lineAsObject)}?`, action: 'Удалить', go: () => go(ids), onGone })
  }
  return { remove, question }
}
