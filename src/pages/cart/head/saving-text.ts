import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'

/** What keeps the changes of a cart from being saved; null: nothing, they are on their way. */
type Obstacle = 'offline' | 'suspended' | 'throttled' | 'stalled' | null

/** What is still to be saved, and when that will be. @param unsent how many changes */
export function savingText(unsent: number, obstacle: Obstacle): string {
  const left = counted(unsent, words.change)
  switch (obstacle) {
    case 'offline':
      return `Нет связи: ${left} сохраним, когда она вернётся.`
    case 'suspended':
      return `Вход закончился: ${left} сохраним, когда вы войдёте.`
    case 'throttled':
      return `Сервер просит подождать: ${left} отправим ещё раз.`
    case 'stalled':
      return `Сервер не\u00a0отвечает: ${left} отправим ещё раз.`
    case null:
      return `Сохраняем: осталось ${left}.`
  }
}

/** The same in one line of a phone. */
export function savingShort(unsent: number, obstacle: Obstacle): string {
  const why = obstacle === 'offline' ? 'Нет связи, не' : obstacle === 'suspended' ? 'Вход закончился, не' : 'Не'
  return `${why}\u00a0сохранено: ${counted(unsent, words.change)}.`
}
