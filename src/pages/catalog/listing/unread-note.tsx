import type { AddressPart } from '../../../../model/search/unread-parts'
import { namedList } from '../../../../model/text/named-list'
import { Note } from '../../../ui/surfaces/note'
import styles from './listing.module.scss'

const NAMES: Record<AddressPart, string> = {
  price: 'фильтр по\u00a0цене',
  rating: 'фильтр по\u00a0оценке',
  availability: 'фильтр по\u00a0наличию',
  actions: 'фильтр по\u00a0акциям',
  parameter: 'фильтр по\u00a0характеристике',
  sort: 'порядок товаров',
}

/** Says which parts of the address could not be read: the list is shown without them. */
export function UnreadNote({ parts }: { parts: readonly AddressPart[] }) {
  if (parts.length === 0) return null
  return (
    <Note className={styles.note}>
      Ссылка прочитана не&nbsp;целиком: {namedList(parts.map((part) => NAMES[part]))} не&nbsp;{parts.length > 1 ? 'применены' : 'применён'}.
      Выберите заново.
    </Note>
  )
}
