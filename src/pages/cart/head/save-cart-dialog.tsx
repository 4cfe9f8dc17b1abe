import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { LINES_PER_SAVED_CART } from '../../../../model/limits'
import { cartTitle } from '../../../../model/saved-cart/saved-cart'
import { formatCount } from '../../../../model/text/count'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useApi } from '../../../shop/api-context'
import { useApp } from '../../../shop/app-context'
import { useLinesInCart } from '../../../cart/refill/use-lines-in-cart'
import { failureOf } from '../../../cart/saved/failure-of'
import { connectSaving } from '../../../cart/saved/connect-saving'
import { NewNameField } from '../../../cart/saved/new-name-field'
import { SavedDone } from '../../../cart/saved/saved-done'
import { SavingForm } from '../../../cart/saved/saving-form'
import { type NewName, useNewName } from '../../../cart/saved/use-new-name'
import { useSavedList } from '../../../cart/saved/use-saved-list'
import { useRegionId } from '../../../hooks/visitor/use-region'
import { randomId } from '../../../platform/random-id'
import { Dialog } from '../../../ui/surfaces/dialog'
import { useOwnActor } from '../../../hooks/data/use-own-actor'

/** What stands in the cart, saved under a name: one is proposed, and the cart stays as it is. */
export default function SaveCartDialog({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const app = useApp()
  const [machine] = useState(() => connectSaving(api, app))
  const [tab] = useState(randomId)
  const flow = useOwnActor(machine, { input: { tab } })
  const state = useSelector(flow, (snapshot) => snapshot)
  const { made, error } = state.context
  const isSaved = state.hasTag('saved')
  const name = useNewName(useSavedList(), { of: 'cart', isSaved })
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
      name={name}
      onSubmit={(text, lines) => flow.send({ type: 'name.submitted', name: text, lines })}
      onClose={onClose}
    />
  )
}

type Lines = { product_id: number; qty: number; note?: string }[]
type NameDialogProps = {
  isBusy: boolean
  failure: string | null
  name: NewName
  onSubmit: (name: string, lines: Lines) => void
  onClose: () => void
}

function NameDialog({ isBusy, failure, name, onSubmit, onClose }: NameDialogProps) {
  const regionId = useRegionId()
  const standing = useLinesInCart(regionId)
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
    const text = name.enter()
    if (text === null || obstacle !== undefined || isBusy) return
    onSubmit(
      text,
      lines.map(({ product, qty, note }) => ({ product_id: product.id, qty, ...(note !== undefined && { note }) })),
    )
  }
  return (
    <Dialog title="Сохранить корзину" onClose={onClose}>
      <SavingForm
        action="Сохранить"
        isBusy={isBusy}
        obstacle={obstacle}
        onSubmit={submit}
        onCancel={() => {
          name.forget()
          onClose()
        }}
      >
        <NewNameField
          isFirst
          name={name}
          isBusy={isBusy}
          failure={failure}
          hint={standing && `${counted(lines.length, words.line)} с\u00a0количеством и\u00a0заметками. Корзина останется как есть.`}
        />
      </SavingForm>
    </Dialog>
  )
}
