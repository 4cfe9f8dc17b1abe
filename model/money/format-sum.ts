import { formatMoney, type Kopecks } from './money'

/** @returns kopecks as '1 234,56', where the head of a column names the currency */
export const formatSum = (kopecks: Kopecks): string => formatMoney(kopecks).replace(/\s₽$/, '')
