import type { RegionState } from '../../company/region'
import { BUYER_NUMBER_LENGTH, DESCRIPTION_LENGTH, LINES_PER_ORDER } from '../../limits'
import { formatMoney, type Kopecks } from '../../money/money'
import { formatCount } from '../../text/count'
import { counted } from '../../text/plural'
import { words } from '../../text/words'
import { contactProblemText, goneDayText, type ContactProblem, type GoneDay } from './details'

/** What decides whether an order may be sent. Plain data: it travels with the press of the button. */
export type OrderFacts = {
  isRegistered: boolean
  /** null: no region is in force. */
  region: RegionState | null
  /** The login has run out. */
  isSuspended: boolean
  isOffline: boolean
  cart: 'known' | 'busy' | 'failed'
  /** Rows that were entered before and are not in the cart yet; null: it is not known yet what an earlier page left. */
  rowsLeft: number | null
  /** The server does not answer about them, or refused to. */
  areRowsStuck: boolean
  prices: 'known' | 'busy' | 'failed'
  /** Lines that can be ordered as they stand. */
  lines: number
  /** None is there because the buyer left out all that could be ordered. */
  isAllLeftOut: boolean
  receiving: 'delivery' | 'pickup'
  places: 'known' | 'busy' | 'failed'
  /** The chosen delivery point or warehouse. */
  placeId: number | null
  /** Characters of the comment. */
  descriptionLength: number
  /** What is wrong with who receives it. */
  contact: ContactProblem
  /** Characters of the buyer's own number. */
  buyerNumberLength: number
  goneDay: GoneDay | null
  total: Kopecks
  /** The least an order may come to; null: any sum. */
  minSum: Kopecks | null
}

/** What was entered before the press belongs to the order. [DEC-020] */
function rowsObstacle({ rowsLeft, areRowsStuck }: OrderFacts): string | null {
  if (rowsLeft === 0) return null
  if (rowsLeft === null) return 'Узнаём, какие строки были введены раньше.'
  if (areRowsStuck)
    return `Введённые строки ещё не\u00a0в\u00a0корзине: ${formatCount(rowsLeft)}. Повторите поиск или уберите их\u00a0в\u00a0строке ввода.`
  return `Ищем введённые строки: осталось ${formatCount(rowsLeft)}. Заказать можно, когда они будут в\u00a0корзине.`
}

/** Why nothing can be ordered now, the reason to be mended first, in words; null: it can. [DEC-025, DEC-026, DEC-035, DEC-067] */
export function orderObstacle(facts: OrderFacts): string | null {
  if (!facts.isRegistered) return 'Завершите регистрацию компании: после этого можно заказывать.'
  if (facts.region === null) return 'Выберите регион компании: заказ оформляется на\u00a0него.'
  if (facts.region === 'blocked') return 'Регион заблокирован, заказать для него нельзя. Выберите другой или обратитесь к\u00a0менеджеру.'
  if (facts.region === 'moderated') return 'Регион на\u00a0модерации: заказать можно будет после проверки. Корзина сохранится.'
  if (facts.isSuspended) return 'Вход закончился. Войдите снова: корзина и\u00a0комментарий на\u00a0месте.'
  if (facts.isOffline) return 'Нет связи. Заказ можно оформить, когда она вернётся.'
  if (facts.cart !== 'known') return facts.cart === 'failed' ? 'Корзина не\u00a0загрузилась. Повторите загрузку.' : 'Корзина загружается.'
  const rows = rowsObstacle(facts)
  if (rows !== null) return rows
  if (facts.prices !== 'known')
    return facts.prices === 'failed' ? 'Цены не\u00a0загрузились. Повторите загрузку цен.' : 'Узнаём цены и\u00a0наличие.'
  if (facts.isAllLeftOut) return 'Все строки отложены. Отметьте строки, которые заказать.'
  if (facts.lines === 0) return 'В\u00a0корзине нет строк, которые можно заказать.'
  if (facts.lines > LINES_PER_ORDER)
    return `В\u00a0один заказ помещается ${counted(LINES_PER_ORDER, words.line)}, а\u00a0отмечено ${formatCount(facts.lines)}. Снимите отметки с\u00a0лишних и\u00a0закажите их следующим заказом.`
  if (facts.places === 'failed') return 'Адреса не\u00a0загрузились. Повторите загрузку в\u00a0блоке «Получение».'
  if (facts.places === 'busy') return 'Узнаём адреса.'
  if (facts.placeId === null)
    return facts.receiving === 'delivery'
      ? 'Нет точки доставки. Добавьте её или выберите самовывоз.'
      : 'В\u00a0этом городе нет самовывоза. Выберите доставку.'
  if (facts.goneDay !== null) return goneDayText(facts.goneDay)
  if (facts.contact !== null) return contactProblemText(facts.contact)
  if (facts.buyerNumberLength > BUYER_NUMBER_LENGTH) return `Сократите свой номер заказа: помещается ${BUYER_NUMBER_LENGTH}\u00a0знаков.`
  if (facts.descriptionLength > DESCRIPTION_LENGTH)
    return `Сократите комментарий: в\u00a0нём ${facts.descriptionLength} знаков, а\u00a0помещается ${DESCRIPTION_LENGTH}.`
  if (facts.minSum !== null && facts.total < facts.minSum)
    return `Заказ\u00a0— от ${formatMoney(facts.minSum)}. Добавьте товаров ещё на ${formatMoney(facts.minSum - facts.total)}.`
  return null
}
