import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { LINES_PER_SAVED_CART } from '../../../../model/limits'
import { nameProblem, plainName, proposedName } from '../../../../model/saved-cart/name'
import { cartTitle } from '../../../../model/saved-cart/saved-cart'
import { formatCount } from '../../../../model/text/count'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useApi } from '../../../app/api-context'
import { useApp } from '../../../app/app-context'
import { useLinesInCart } from '../../../cart/refill/use-lines-in-cart'
import { failureOf } from '../../../cart/saved/failure-of'
import { connectSaving } from '../../../cart/saved/connect-saving'
import { SavedDone } from '../../../cart/saved/saved-done'
import { type TypedName, useTypedName } from '../../../cart/saved/use-typed-name'
import { useSavedList } from '../../../cart/saved/use-saved-list'
import { useRegionId } from '../../../hooks/visitor/use-region'
import { randomId } from '../../../platform/random-id'
import { Button } from '../../../ui/controls/button'
import { Field } from '../../../ui/controls/field'
import { TextInput } from '../../../ui/controls/text-input'
import { Dialog, DialogFoot } from '../../../ui/surfaces/dialog'
import styles from './save-cart.module.scss'

/** What stands in the cart, saved under a name: one is proposed, and the cart stays as it is. */
export function SaveCart({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const app = useApp()
  const [machine] = useState(() => connectSaving(api, app))
  const [tab] = useState(randomId)
  const flow = useActorRef(machine, { input: { tab } })
  const state = useSelector(flow, (snapshot) => snapshot)
  const { made, error } = state.context
  const name = useTypedName('cart')
  const isSaved = state.hasTag('saved')
  const { forget } = name
  useEffect(() => {
    if (isSaved) forget()
  }, [isSaved, forget])
  if (made && isSaved)
    return (
      <SavedDone title="Корзина сохранена" cart={made} nameFailure={error && failureOf(error)} onClose={onClose}>
        «{cartTitle(made)}», {counted(made.items.length, words.line)}.
      </SavedDone>
    )
  return (
    <NameDialog
      isBusy={state.hasTag('busy')}
      failure={error && failureOf(error)}
      typedName={name}
      onSubmit={(text, lines) => flow.send({ type: 'name.submitted', name: text, lines })}
      onClose={onClose}
    />
  )
}

type Lines = { product_id: number; qty: number; note?: string }[]
type NameDialogProps = {
  isBusy: boolean
  failure: string | null
  typedName: TypedName
  onSubmit: (name: string, lines: Lines) => void
  onClose: () => void
}

function NameDialog({ isBusy, failure, typedName: { typed, type, forget }, onSubmit, onClose }: NameDialogProps) {
  const regionId = useRegionId()
  const standing = useLinesInCart(regionId)
  const list = useSavedList()
  const [now] = useState(() => Date.now())
  const proposed = proposedName(now, list.status === 'ready' ? list.data.items.map(cartTitle) : [])
  const [problem, setProblem] = useState<string | null>(null)
  const text = typed ?? proposed
  const lines = (standing ?? []).filter(({ qty }) => qty > 0)
  const obstacle =
    standing === null
      ? 'Корзина ещё загружается'
      : lines.length === 0
        ? 'В\u00a0корзине нет товаров'
        : lines.length > LINES_PER_SAVED_CART
          ? `Сохранить можно не\u00a0больше ${formatCount(LINES_PER_SAVED_CART)} строк, а\u00a0в\u00a0корзине ${formatCount(lines.length)}`
          : undefined
  const submit = () => {
    const wrong = nameProblem(text)
    setProblem(wrong)
    if (wrong !== null || obstacle !== undefined || isBusy) return
    onSubmit(
      plainName(text),
      lines.map(({ product, qty, note }) => ({ product_id: product.id, qty, ...(note !== undefined && { note }) })),
    )
  }
  return (
    <Dialog title="Сохранить корзину" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field
          label="Название"
          error={problem ?? failure}
          hint={standing && `${counted(lines.length, words.line)} с\u00a0количеством и\u00a0заметками. Корзина останется как есть.`}
        >
          <TextInput
            data-autofocus
            autoComplete="off"
            enterKeyHint="done"
            readOnly={isBusy}
            value={text}
            onFocus={({ currentTarget }) => typed === null && currentTarget.select()}
            onChange={({ target }) => {
              type(target.value)
              setProblem(null)
            }}
          />
        </Field>
        <DialogFoot>
          <Button
            variant="line"
            onClick={() => {
              forget()
              onClose()
            }}
          >
            Отмена
          </Button>
          <Button type="submit" variant="main" busy={isBusy} {...(obstacle !== undefined && { disabledReason: obstacle })}>
            Сохранить
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
