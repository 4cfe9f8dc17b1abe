import { counted } from '../text/plural'
import type { CodeProblem, Mending } from './codes'
import type { Comparison } from './compare'

/** A code of labelling, for `counted`. */
export const CODE = { one: 'код', few: 'кода', many: 'кодов' }

/** Why a text is no code of labelling, and what to do. */
export const PROBLEM_WORDS: Readonly<Record<CodeProblem, string>> = {
  barcode: 'Это штрихкод товара: отсканируйте квадратный код рядом с\u00a0ним',
  package: 'Это код транспортной упаковки: вскройте её и\u00a0отсканируйте каждую единицу',
  check_digit: 'Номер товара прочитан с\u00a0ошибкой: отсканируйте ещё раз',
  cut: 'Код прочитан не\u00a0весь: отсканируйте ещё раз',
  unknown: 'Это не\u00a0код маркировки',
}

const MENDING_WORDS: Readonly<Record<Mending, string>> = {
  layout: 'набрано в\u00a0русской раскладке',
  separator_lost: 'без разделителя',
  separator_replaced: 'с\u00a0чужим разделителем',
  separator_doubled: 'с\u00a0двойным разделителем',
}

/** What was mended, in a sentence; '': nothing was. */
export function mendedText({ mended }: Pick<Comparison, 'mended'>): string {
  const parts = [...mended].map(([mending, count]) => `${MENDING_WORDS[mending]}\u00a0– ${counted(count, CODE)}`)
  return parts.length === 0 ? '' : `Исправили сами: ${parts.join(', ')}.`
}
