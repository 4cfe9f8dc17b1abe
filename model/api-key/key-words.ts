import { formatCount } from '../text/count'
import type { ApiKey, ApiRight } from './api-key'
import { isKeyAlive } from './api-key'
import { PRICE_CALLS_PER_DAY, PRICE_CALLS_PER_WINDOW, PRICE_WINDOW_MS } from './api-limits'

/** The rights of keys in words, as boxes and rows show them. */
export const RIGHT_WORDS: Readonly<Record<ApiRight, { title: string; text: string }>> = {
  read: { title: 'Каталог, цены и\u00a0остатки', text: 'Товары, персональные цены региона, наличие, справочники' },
  order: { title: 'Заказы', text: 'Оформить, отменить, узнать статус; адреса доставки и\u00a0самовывоза' },
  documents: { title: 'Документы', text: 'Реестр, строки УПД, акт сверки' },
}

/** «каталог, цены и остатки; заказы». */
export const rightsText = (rights: readonly ApiRight[]): string => rights.map((right) => RIGHT_WORDS[right].title.toLowerCase()).join('; ')

export type KeyState = 'active' | 'expired' | 'revoked'
/** Whether a key works, and why not. @param now ms */
export function keyState(key: Pick<ApiKey, 'revoked_at' | 'expires_at'>, now: number): KeyState {
  if (key.revoked_at !== null) return 'revoked'
  return isKeyAlive(key, now) ? 'active' : 'expired'
}

const MINUTES = PRICE_WINDOW_MS / 60_000
/** «Запросы цен: 12 из 2 000 за 15 минут, 340 из 120 000 за сутки». */
export const usedText = ({ used }: Pick<ApiKey, 'used'>): string =>
  `Запросы цен: ${formatCount(used.window)} из\u00a0${formatCount(PRICE_CALLS_PER_WINDOW)} за\u00a0${MINUTES}\u00a0минут, ${formatCount(used.day)} из\u00a0${formatCount(PRICE_CALLS_PER_DAY)} за\u00a0сутки`
