import type { Promotion } from '../../../model/content/promotion'
import type { PromotionKind } from '../../../model/promotion/promotion-list'
import { timeLeft } from '../../../model/promotion/promotion-term'
import { counted, pluralForm } from '../../../model/text/plural'
import { words, type WordForms } from '../../../model/text/words'

/** What the filter calls the kinds of promotions. */
export const KIND_NAMES: Readonly<Record<PromotionKind, string>> = {
  discount: 'Скидки',
  gift: 'Подарки и\u00a0баллы',
  set: 'Наборы',
}

const CLAIMS: Readonly<Record<Promotion['action_type'], string>> = {
  discount: 'Скидка',
  sale: 'Распродажа',
  gift: 'Подарок',
  bonus: 'Баллы',
  set: 'Набор',
}

/** What a promotion gives, in a word, or its percent: «−7 %», «Подарок». It is public. [DEC-078] */
export function claimOf({ action_type: type, values }: Pick<Promotion, 'action_type' | 'values'>): string {
  const discount = values.find(({ name }) => name === 'Скидка')
  return discount ? `−${discount.value}` : CLAIMS[type]
}

const LEFT: WordForms = { one: 'Остался', few: 'Осталось', many: 'Осталось' }
/** Before a feminine noun: «осталась 1 минута». */
const LEFT_FEMININE: WordForms = { ...LEFT, one: 'Осталась' }

/** «Осталось 12 дней», «Осталась 1 минута», «Акция закончилась». @param seconds until its end */
export function leftWords(seconds: number): string {
  const left = timeLeft(seconds)
  if (!left) return 'Акция закончилась'
  return `${pluralForm(left.count, left.unit === 'minute' ? LEFT_FEMININE : LEFT)} ${counted(left.count, words[left.unit])}`
}
