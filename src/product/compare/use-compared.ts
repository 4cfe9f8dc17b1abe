import { useMemo, useSyncExternalStore } from 'react'
import { COMPARED_MAX } from '../../../model/limits'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { keepCompared, readCompared, watchCompared } from '../../platform/goods/compared'
import { announce } from '../../ui/feedback/announce'

const keyOf = () => readCompared().join('.')
const idsOf = (key: string): readonly number[] => (key === '' ? [] : key.split('.').map(Number))

/** The ids of the products that are marked to be compared; the same array until that changes. */
export function useComparedIds(): readonly number[] {
  const key = useSyncExternalStore(watchCompared, keyOf, keyOf)
  return useMemo(() => idsOf(key), [key])
}

/** The mark of one product: whether it is set, why it cannot be set, and how to change it. */
export function useCompared({ id, article }: { id: number; article: string }): {
  isCompared: boolean
  whyNot: string | undefined
  toggle: () => void
} {
  const read = () => {
    const ids = readCompared()
    return ids.includes(id) ? 'marked' : ids.length >= COMPARED_MAX ? 'full' : 'free'
  }
  const state = useSyncExternalStore(watchCompared, read, read)
  return {
    isCompared: state === 'marked',
    whyNot: state === 'full' ? `Сравнить можно до ${counted(COMPARED_MAX, words.product)}: сначала уберите один` : undefined,
    toggle: () => {
      const ids = readCompared()
      const next = ids.includes(id) ? ids.filter((it) => it !== id) : [...ids, id].slice(0, COMPARED_MAX)
      keepCompared(next)
      announce(
        next.includes(id)
          ? `Добавлено к\u00a0сравнению: ${article}. Всего ${counted(next.length, words.product)}`
          : `Убрано из\u00a0сравнения: ${article}`,
      )
    },
  }
}
