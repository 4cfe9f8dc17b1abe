import { useSelector } from '@xstate/react'
import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import { regionState } from '../../../../model/company/region'
import { savedRows } from '../../../../model/saved-cart/rows'
import { cartTitle, type UserCart } from '../../../../model/saved-cart/saved-cart'
import { formatDate, formatDateTime } from '../../../../model/text/date'
import { newManagerCarts } from '../../../cart/saved/new-manager-carts'
import { useSavedList } from '../../../cart/saved/use-saved-list'
import { useFocusRefuge } from '../../../hooks/screen/use-focus-refuge'
import { useRegion } from '../../../hooks/visitor/use-region'
import { serverNow } from '../../../platform/clock/server-clock'
import { PersonalTitle, TitleActions } from '../../../layouts/personal/personal-title'
import { Button, ButtonLink } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { cartDrawing } from '../../../ui/feedback/drawings/cart'
import { StateView } from '../../../ui/feedback/state-view'
import { Crumbs } from '../../../ui/navigation/crumbs'
import { Note } from '../../../ui/surfaces/note'
import { Panel } from '../../../ui/surfaces/panel'
import { IntoCart } from '../into-cart'
import { ManagerMark } from '../manager-mark'
import { NameForm } from '../name-form'
import { useObstacle } from '../use-obstacle'
import { failureOf } from '../../../cart/saved/failure-of'
import { useRenaming } from '../../../cart/saved/use-typed-name'
import { type SavedCartFlow } from '../use-saved-carts'
import styles from './opened.module.scss'
import { SavedTable } from './saved-table'
import { SavingStatus } from './saving-status'
import { Since } from './since'
import { Total } from './total'
import { refillDialog } from '../../../cart/refill/lazy-refill'
import { useComesWhenIdle } from '../../../shop/code/lazy-part'
import type { SavedLinesActor } from './use-saved-lines'

type OpenedViewProps = { cart: UserCart; lines: SavedLinesActor; flow: SavedCartFlow }

/** A saved cart with its lines: what it comes to now, what has changed since, and what can be done with it. */
export function OpenedView({ cart, lines, flow }: OpenedViewProps) {
  const title = cartTitle(cart)
  const { isNaming, isBusy, error, send } = flow
  useRenaming(cart.id, { isThere: flow.cart !== null, isNaming, ask: () => send({ type: 'renaming.asked' }) })
  const count = useSelector(lines, (state) => savedRows(state.context).filter(({ isGhost }) => !isGhost).length)
  const hasRows = useSelector(lines, (state) => savedRows(state.context).length > 0)
  const isUnsaved = useSelector(lines, (state) => state.context.wishes.size > 0)
  const isModerated = useRegion((region) => region !== null && regionState(region) === 'moderated')
  const list = useSavedList()
  const isNew = newManagerCarts(list.status === 'ready' ? list.data : undefined).has(cart.id)
  const isStalled = useSelector(lines, (state) => state.context.stalled.size > 0)
  const obstacle = useObstacle(count) ?? (isStalled ? 'Сначала сохраним изменения этой корзины: сервер не\u00a0ответил' : undefined)
  // What goes into the cart is what the server keeps: what was wished here goes there first.
  const [isAsked, setAsked] = useState(false)
  useComesWhenIdle(refillDialog)
  if (isAsked && obstacle !== undefined) setAsked(false)
  const rename = useRef<HTMLButtonElement>(null)
  useFocusRefuge(
    (element) => element.closest('form') !== null,
    () => rename.current?.focus(),
  )
  return (
    <>
      <Crumbs
        above={[
          { href: '/personal', label: 'Кабинет' },
          { href: '/personal/carts', label: 'Сохранённые корзины' },
        ]}
        current={title}
      />
      <PersonalTitle
        aside={
          <>
            <IconButton
              ref={rename}
              label="Переименовать"
              icon={Pencil}
              iconSize={16}
              size="s"
              className={styles.pencil}
              {...(isNaming && { disabledReason: 'Название уже меняют' })}
              onClick={() => send({ type: 'renaming.asked' })}
            />
            <TitleActions>
              <Button
                variant="main"
                aria-haspopup="dialog"
                {...(obstacle !== undefined && { disabledReason: obstacle })}
                busy={isAsked && isUnsaved}
                onClick={() => {
                  lines.send({ type: 'writing.hurried' })
                  setAsked(true)
                }}
              >
                В&nbsp;корзину
              </Button>
              <Button variant="line" icon={Printer} onClick={() => window.print()}>
                Печать
              </Button>
              <Button variant="line" icon={Trash2} className={styles.remove} onClick={() => send({ type: 'removal.asked' })}>
                Удалить
              </Button>
            </TitleActions>
          </>
        }
      >
        {title}
      </PersonalTitle>
      <div className={styles.facts}>
        {isNaming ? (
          <NameForm
            cartId={cart.id}
            name={title}
            isBusy={isBusy}
            failure={error && failureOf(error)}
            onSubmit={(name) => send({ type: 'name.submitted', name })}
            onCancel={() => send({ type: 'renaming.withdrawn' })}
          />
        ) : (
          <>
            <span>Сохранена {formatDateTime(cart.created_at)}</span>
            <ManagerMark cart={cart} isNew={isNew} />
            <PaperTerms />
            <SavingStatus lines={lines} />
          </>
        )}
      </div>
      {error && !isNaming && (
        <Note tone="bad" role="alert" className={styles.note}>
          Корзина не&nbsp;удалена. {failureOf(error)}
        </Note>
      )}
      {isModerated && (
        <Note tone="warn" className={styles.note}>
          Показаны цены для всех. Ваши персональные появятся, когда пройдёт модерация.
        </Note>
      )}
      <Since lines={lines} className={styles.note} />
      {hasRows ? (
        <Panel label="Товары" isFlush className={styles.panel}>
          <SavedTable lines={lines} />
          <Total lines={lines} />
        </Panel>
      ) : (
        <StateView
          drawing={cartDrawing}
          title="В этой корзине нет товаров"
          actions={
            <ButtonLink variant="main" href="/catalog">
              В каталог
            </ButtonLink>
          }
        >
          Соберите корзину и&nbsp;сохраните её под новым названием, а&nbsp;эту можно удалить.
        </StateView>
      )}
      {isAsked && !isUnsaved && <IntoCart cart={{ id: cart.id, title }} onClose={() => setAsked(false)} />}
    </>
  )
}

/** On paper: whose prices these are, and of which day. */
function PaperTerms() {
  const region = useRegion((region) => region)
  const [today] = useState(() => formatDate(serverNow()))
  if (!region) return null
  return (
    <span className={styles.paper}>
      цены на&nbsp;{today} для {region.company_name}, {region.store_city_name}
    </span>
  )
}
