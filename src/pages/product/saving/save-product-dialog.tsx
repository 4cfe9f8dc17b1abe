import { useSelector } from '@xstate/react'
import { useId, useState } from 'react'
import { failureText } from '../../../../model/api-error'
import type { Product } from '../../../../model/catalogue/product'
import { LINES_PER_SAVED_CART } from '../../../../model/limits'
import { cartTitle, savedQuantity, type ListedCart, lineCountOf, piecesIn } from '../../../../model/saved-cart/saved-cart'
import { formatCount, formatPieces } from '../../../../model/text/count'
import { counted } from '../../../../model/text/plural'
import { unbroken } from '../../../../model/text/tied'
import { words } from '../../../../model/text/words'
import { useApi } from '../../../shop/api-context'
import { useApp } from '../../../shop/app-context'
import { connectSaving } from '../../../cart/saved/connect-saving'
import { failureOf } from '../../../cart/saved/failure-of'
import { NewNameField } from '../../../cart/saved/new-name-field'
import { SavedDone } from '../../../cart/saved/saved-done'
import { SavingForm } from '../../../cart/saved/saving-form'
import { useNewName } from '../../../cart/saved/use-new-name'
import { useSavedList } from '../../../cart/saved/use-saved-list'
import { randomId } from '../../../platform/random-id'
import { Radio } from '../../../ui/controls/choice/radio'
import { FieldGroup } from '../../../ui/controls/field'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Delayed } from '../../../ui/feedback/delayed'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Dialog } from '../../../ui/surfaces/dialog'
import { Note } from '../../../ui/surfaces/note'
import { ProductName } from '../../../product/list/product-name'
import { connectProductSaving } from './connect-product-saving'
import styles from './save-product-dialog.module.scss'
import { useOwnActor } from '../../../hooks/data/use-own-actor'
import { OwnText } from '../../../ui/text/own-text'

type Props = { product: Product /** Pieces. */; quantity: number; onClose: () => void }

/** A product into one of the saved carts, on top of what that holds, or into a new one with a name. [DEC-018] */
export default function SaveProductDialog({ product, quantity, onClose }: Props) {
  const api = useApi()
  const app = useApp()
  const [{ intoCart, intoNew, tab }] = useState(() => ({
    intoCart: connectProductSaving(api, app, product),
    intoNew: connectSaving(api, app),
    tab: randomId(),
  }))
  const adding = useOwnActor(intoCart, { input: { tab: `${tab}-line` } })
  const making = useOwnActor(intoNew, { input: { tab } })
  const added = useSelector(adding, (state) => state)
  const made = useSelector(making, (state) => state)
  const list = useSavedList(true, product.id)
  const isMade = made.hasTag('saved')
  const newName = useNewName(list, { of: 'product', isSaved: isMade })
  const [isNew, setNew] = useState<boolean | null>(newName.isProposed ? null : true)
  const [chosenId, choose] = useState<number | null>(null)
  const group = useId()

  const done = isMade ? made.context : added.hasTag('saved') ? added.context : null
  if (done?.made) {
    const kept = done.made.items.find((item) => item.product.id === product.id)
    return (
      <SavedDone title="Добавлено" cart={done.made} nameFailure={done.error && failureOf(done.error)} onClose={onClose}>
        {unbroken(product.article)} в&nbsp;корзине «{cartTitle(done.made)}»<OwnText>{kept && `: ${formatPieces(kept.qty)}`}</OwnText>
      </SavedDone>
    )
  }

  const pieces = savedQuantity(quantity, product)
  const carts = list.status === 'ready' ? list.data.items : []
  const choices = carts.map((cart) => choiceOf(cart, product, pieces))
  const usable = choices.filter(({ obstacle }) => obstacle === undefined)
  const chosen = usable.find(({ cart }) => cart.id === chosenId) ?? usable[0]
  const isForNew = isNew ?? (list.status !== 'loading' && !chosen)
  const isBusy = added.hasTag('busy') || made.hasTag('busy')
  const { error, wish } = added.context
  const isWaiting = list.status === 'loading' && !isForNew

  const submit = () => {
    if (isBusy || isWaiting) return
    if (!isForNew)
      return chosen && adding.send({ type: 'cart.chosen', cartId: chosen.cart.id, productId: product.id, added: pieces, qty: chosen.qty })
    const name = newName.enter()
    if (name !== null) making.send({ type: 'name.submitted', name, lines: [{ product_id: product.id, qty: pieces }] })
  }

  return (
    <Dialog title="В&nbsp;сохранённую корзину" onClose={onClose}>
      <SavingForm
        action="Добавить"
        isBusy={isBusy}
        obstacle={isWaiting ? 'Корзины ещё загружаются' : undefined}
        onSubmit={submit}
        onCancel={() => {
          newName.forget()
          onClose()
        }}
      >
        <p>
          <ProductName name={product.name} />, {formatPieces(pieces)}
        </p>
        {list.status === 'failed' && (
          <Note tone="bad" role="alert">
            Ваши корзины не&nbsp;загрузились. {failureText(list.error)} <TextLinkButton onClick={list.reload}>Повторить</TextLinkButton>
          </Note>
        )}
        {isWaiting ? (
          <div role="status" aria-label="Загружаем сохранённые корзины">
            <Delayed>
              <Skeleton height={96} />
            </Delayed>
          </div>
        ) : (
          <FieldGroup label="Корзина" isLabelHidden error={!isForNew && error ? failureOf(error) : undefined}>
            <div className={styles.carts}>
              {choices.map(({ cart, qty, held, obstacle }) => (
                <Radio
                  key={cart.id}
                  name={group}
                  value={String(cart.id)}
                  label={<span className={styles.name}>{cartTitle(cart)}</span>}
                  // What was not answered may be there by now: it is not counted twice.
                  hint={
                    held === 0 || (wish?.cartId === cart.id && added.context.isOpen)
                      ? counted(lineCountOf(cart), words.line)
                      : `Уже ${formatPieces(held)}, станет ${formatPieces(qty)}`
                  }
                  {...(obstacle !== undefined && { disabledReason: obstacle })}
                  checked={!isForNew && chosen?.cart.id === cart.id}
                  onChange={() => {
                    setNew(false)
                    choose(cart.id)
                  }}
                />
              ))}
              <Radio name={group} value="new" label="Новая корзина" checked={isForNew} onChange={() => setNew(true)} />
            </div>
          </FieldGroup>
        )}
        {isForNew && <NewNameField name={newName} isBusy={isBusy} failure={made.context.error && failureOf(made.context.error)} />}
      </SavingForm>
    </Dialog>
  )
}

/** What a saved cart would hold of a product, and why it cannot take more. @param pieces that come on top */
function choiceOf(cart: ListedCart, product: Product, pieces: number) {
  const held = piecesIn(cart, product.id)
  const qty = savedQuantity(held + pieces, product)
  const obstacle =
    held === 0 && lineCountOf(cart) >= LINES_PER_SAVED_CART
      ? `В\u00a0ней уже ${formatCount(LINES_PER_SAVED_CART)} строк, больше нельзя`
      : qty <= held
        ? `Уже ${formatPieces(held)}, больше положить нельзя`
        : undefined
  return { cart, held, qty, obstacle }
}
