import type { Api } from '../../../model/contract'
import { useApi } from '../../shop/api-context'
import type { LoadList } from '../../cart/refill/connect-refill'
import { loadRows } from '../../cart/refill/load-rows'
import { refillDialog } from '../../cart/refill/lazy-refill'
import { LazyPart } from '../../shop/code/lazy-part'

type IntoCartProps = { cart: { id: number; title: string }; onClose: () => void }

/** A saved cart into the cart, on top of what is there or instead of it, with what has changed since. [DEC-020] */
export function IntoCart({ cart: { id, title }, onClose }: IntoCartProps) {
  return (
    <LazyPart
      of={refillDialog}
      load={loadSaved(useApi(), id)}
      words={{
        title: `В\u00a0корзину: «${title}»`,
        doneTitle: `«${title}» в\u00a0корзине`,
        failedTitle: 'Корзина не\u00a0загрузилась',
        lines: 'Строки сохранённой корзины',
        inIt: 'сохранено',
      }}
      onClose={onClose}
    />
  )
}

const loadSaved =
  (api: Api, id: number): LoadList =>
  async (question) => {
    const query = { company_region_id: question.regionId }
    const { items } = await api('userCarts.get', { params: { id }, query }, { signal: question.signal })
    return { rows: await loadRows(api, items, question), boughtFor: null }
  }
