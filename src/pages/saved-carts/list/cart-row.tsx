import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import Undo2 from 'lucide-react/icons/undo-2'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { formatMoneyRough } from '../../../../model/money/money'
import { articlesOf, cartTitle, lineCountOf, type ListedCart } from '../../../../model/saved-cart/saved-cart'
import { formatCount } from '../../../../model/text/count'
import { formatDate, formatDateTime } from '../../../../model/text/date'
import { namedList } from '../../../../model/text/named-list'
import { counted, pluralForm } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useAppState } from '../../../shop/app-context'
import { useFocusKept } from '../../../cart/table/use-focus-kept'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { announce } from '../../../ui/feedback/announce'
import { NameForm } from '../name-form'
import { ManagerMark } from '../manager-mark'
import { useObstacle } from '../use-obstacle'
import { failureOf } from '../../../cart/saved/failure-of'
import { useRenaming } from '../../../cart/saved/use-typed-name'
import { type SavedCartsActor, useSavedCart } from '../use-saved-carts'
import { openedPage } from '../../../cart/saved/opened-page'
import { readUnsent } from '../../../platform/wishes/unsent-lines'
import styles from './cart-list.module.scss'

type CartRowProps = {
  cart: ListedCart
  carts: SavedCartsActor
  /** A manager made it within the last seven days. */
  isNew: boolean
  onFill: (cart: { id: number; title: string }) => void
}

/** A saved cart of the list: to be opened, put into the cart, renamed in its place, deleted and brought back. [DEC-016] */
export function CartRow({ cart, carts, isNew, onFill }: CartRowProps) {
  const { id, totalCost, created_at } = cart
  const lineCount = lineCountOf(cart)
  const title = cartTitle(cart)
  const flow = useSavedCart(carts, id)
  const { isGhost, isNaming, isBusy, isReturning, error, send } = flow
  const userId = useAppState((app) => app.context.user?.id ?? null)
  const isUnsent = userId !== null && readUnsent(userId, id).length > 0
  const obstacle = useObstacle(lineCount) ?? (isUnsent ? 'Сначала откройте её: изменения ещё не\u00a0сохранены' : undefined)
  const row = useRef<HTMLTableRowElement>(null)
  const focusMarks = useFocusKept(row, isGhost, 'a[href]')
  const rename = useRef<HTMLButtonElement>(null)
  useFocusBack(isNaming, rename)
  useRenaming(id, { isThere: flow.cart !== null && !isGhost, isNaming, ask: () => send({ type: 'renaming.asked' }) })
  const remove = () => {
    send({ type: 'removal.asked' })
    announce(`Корзина «${title}» удалена, её можно вернуть`)
  }
  if (isGhost)
    return (
      <tr ref={row} tabIndex={-1} className={styles.ghost} {...focusMarks}>
        <td colSpan={5}>
          <div>
            <span className={styles.gone}>
              {isReturning ? 'Возвращаем' : isBusy ? 'Удаляем' : 'Удалена'}: «{title}», {counted(lineCount, words.line)}
            </span>
            {/* Pressed it stays: the focus that it has goes on to the cart. */}
            {(!isBusy || isReturning) && (
              <TextLinkButton
                icon={Undo2}
                isBusy={isReturning}
                aria-label={`Вернуть: ${title}`}
                onClick={() => {
                  send({ type: 'return.asked' })
                  announce(`Возвращаем корзину «${title}»`)
                }}
              >
                Вернуть
              </TextLinkButton>
            )}
            {error && (
              <span role="alert" className={styles.failure}>
                Не&nbsp;вернулась. {failureOf(error)}
              </span>
            )}
          </div>
        </td>
      </tr>
    )
  return (
    <tr ref={row} className={styles.row} {...focusMarks}>
      <td className={styles.name}>
        {isNaming ? (
          <NameForm
            cartId={id}
            name={title}
            isBusy={isBusy}
            failure={error && failureOf(error)}
            onSubmit={(name) => send({ type: 'name.submitted', name })}
            onCancel={() => send({ type: 'renaming.withdrawn' })}
          />
        ) : (
          <>
            <span className={styles.titled}>
              <Link href={openedPage(id)}>{title}</Link>
              <ManagerMark cart={cart} isNew={isNew} />
            </span>
            <span className={styles.articles}>{lineCount === 0 ? 'Пустая' : namedList(articlesOf(cart), formatCount, lineCount)}</span>
            {error && (
              <span role="alert" className={styles.failure}>
                Не&nbsp;удалена. {failureOf(error)}
              </span>
            )}
          </>
        )}
      </td>
      <td className={styles.date} title={formatDateTime(created_at)}>
        {formatDate(created_at)}
      </td>
      <td className={styles.lines}>
        {formatCount(lineCount)}
        <span className={styles.unit}> {pluralForm(lineCount, words.line)}</span>
      </td>
      <td className={styles.sum}>
        {totalCost === null ? (
          <>
            <span aria-hidden="true">—</span>
            <span className="vh">не&nbsp;известна</span>
          </>
        ) : (
          <b>{formatMoneyRough(totalCost)}</b>
        )}
      </td>
      <td className={styles.actions}>
        <div>
          <Button
            size="s"
            aria-haspopup="dialog"
            {...(obstacle !== undefined && { disabledReason: obstacle })}
            onClick={() => onFill({ id, title })}
          >
            В&nbsp;корзину<span className="vh"> {title}</span>
          </Button>
          <IconButton
            ref={rename}
            label={`Переименовать: ${title}`}
            icon={Pencil}
            iconSize={16}
            size="s"
            {...(isNaming && { disabledReason: 'Название уже меняют' })}
            onClick={() => send({ type: 'renaming.asked' })}
          />
          <IconButton
            label={`Удалить: ${title}`}
            icon={Trash2}
            iconSize={16}
            size="s"
            {...(isNaming && { disabledReason: 'Сначала закончите с\u00a0названием' })}
            onClick={remove}
          />
        </div>
      </td>
    </tr>
  )
}

/** The field of the name had the focus: it goes back to the button that brought it. */
function useFocusBack(isNaming: boolean, button: React.RefObject<HTMLElement | null>): void {
  const was = useRef(isNaming)
  useEffect(() => {
    if (was.current && !isNaming && document.activeElement === document.body) button.current?.focus()
    was.current = isNaming
  }, [isNaming, button])
}
