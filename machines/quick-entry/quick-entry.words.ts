/** Sentences of the entry by article. */
const units = new Intl.NumberFormat('ru')
export const SEVERAL = 'Подходит несколько товаров: выберите стрелками и\u00a0нажмите Enter.'
export const CHOOSE = 'Точно такого артикула нет: выберите товар из\u00a0списка или допишите артикул.'
export const AT_LEAST_ONE = 'Введите не\u00a0меньше 1'
export const GONE = 'Товара больше нет в\u00a0каталоге.'
export const unknown = (text: string): string => `«${text}»\u00a0– такого товара нет. Проверьте артикул или найдите товар в\u00a0каталоге.`
export const severalOf = (text: string): string =>
  `«${text}»\u00a0– подходит несколько товаров. Наберите ещё раз и\u00a0выберите из\u00a0списка.`
export const goneOf = (article: string): string => `${article}: товара больше нет в\u00a0каталоге.`
/** «Добавлено: AL-4071-004, 12 шт.» */
export const added = (article: string, pieces: number): string => `Добавлено: ${article}, ${units.format(pieces)}\u00a0шт.`
export const full = (article: string): string => `${article}: больше не\u00a0добавить, в\u00a0корзине уже столько, сколько можно заказать.`
export const removed = (article: string): string => `Убрано: ${article}.`
