import { shallowEqual, useSelector } from '@xstate/react'
import clsx from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { MouseEvent } from 'react'
import { formatCount } from '../../../../model/text/count'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useAppActor } from '../../../shop/app-context'
import { useDraft } from '../../../hooks/cart/use-draft'
import { useDrawnCart } from '../../../hooks/cart/use-drawn-cart'
import { storeCartView } from '../../../platform/cart/kept-view'
import { Icon } from '../../../ui/icon'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { useFoundLines } from '../choice/choice-context'
import { useCounting } from '../choice/use-counting'
import { AttentionActions } from './attention/attention-actions'
import { COLUMNS } from './columns'
import { selectNewPrices } from './groups'
import type { Group } from '../../../cart/table/rows'
import styles from './table.module.scss'

type GroupRowProps = {
  group: Group
  /** Of the row in the whole table; undefined where the page has all of them. */
  place: number | undefined
  /** Its lines are not drawn. */
  isFolded: boolean
  /** What wants attention is to come first. */
  onSort: () => void
}

/** The head of a group of lines; how many they are is not said, and nothing done with all of them, before it is known. */
export function GroupRow({ group, place, isFolded, onSort }: GroupRowProps) {
  // Of those that were looked for only some are there.
  const isNarrowed = useFoundLines() !== null
  const counting = useCounting()
  const isCounted = counting === null
  const isMixed = group.id === 'mixed'
  const isWarning = group.id === 'attention' || (isMixed && isCounted && group.wanting > 0)
  const lines = isMixed && group.wanting > 0 ? group.wanting : group.lines
  const title = [
    isMixed ? mixedName(counting, isWarning) : nameOf(group),
    isCounted && `: ${counted(lines, words.line)}`,
    isCounted && group.id === 'attention' && group.below > 0 && `, ещё\u00a0${formatCount(group.below)} ниже`,
  ]
    .filter(Boolean)
    .join('')
  return (
    <tr role="row" aria-rowindex={place} className={clsx(styles.group, isMixed && styles.steady, isWarning && styles.warning)}>
      <th role="cell" colSpan={COLUMNS}>
        {group.id === 'attention' && !isNarrowed ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={!isFolded}
            title={isFolded ? 'Показать строки' : 'Свернуть строки'}
            onClick={() => storeCartView({ isAttentionFolded: !isFolded })}
          >
            <Icon of={ChevronDown} size={16} />
            {title}
          </button>
        ) : (
          <span>{title}</span>
        )}
        {isWarning && !isNarrowed && isCounted && (
          <span className={styles.groupActions}>
            {isMixed ? (
              <TextLinkButton
                onClick={({ currentTarget }) => {
                  leaveTable(currentTarget)
                  onSort()
                }}
              >
                Поднять наверх
              </TextLinkButton>
            ) : (
              <>
                <AcceptPrices />
                <AttentionActions />
              </>
            )}
          </span>
        )}
      </th>
    </tr>
  )
}

const nameOf = (group: Exclude<Group, { id: 'mixed' }>): string =>
  group.id === 'section' ? (group.title ?? 'Без категории') : group.id === 'attention' ? WANTING : READY
const mixedName = (counting: 'busy' | 'failed' | null, isWarning: boolean): string =>
  counting === null
    ? isWarning
      ? WANTING
      : READY
    : `Порядок корзины: цены ${counting === 'failed' ? 'не\u00a0загрузились' : 'задерживаются'}`
const WANTING = 'Требуют внимания'
const READY = 'Готовы к\u00a0заказу'

/** The button goes: the focus goes before the table, whose lines then find their places. */
const leaveTable = (button: HTMLElement): void => button.closest('table')?.previousElementSibling?.querySelector('button')?.focus()

const NOTHING = {}
/** Where several prices changed: all of them are taken as they are now. */
function AcceptPrices() {
  const checkout = useAppActor('checkout')
  const prices = useSelector(useAppActor('prices'), (state) => state?.context.entries)
  const seen = useDraft((draft) => draft.seen)
  const changed = useSelector(useDrawnCart(), (state) => (state && prices ? selectNewPrices(state, prices, seen) : NOTHING), shallowEqual)
  const { length: count } = Object.keys(changed)
  if (count < 2) return null
  const accept = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    leaveTable(currentTarget)
    checkout?.send({ type: 'prices.accepted', prices: changed })
  }
  return <TextLinkButton onClick={accept}>Принять все цены ({formatCount(count)})</TextLinkButton>
}
