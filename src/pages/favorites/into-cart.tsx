import type { Product } from '../../../model/catalogue/product'
import type { Api } from '../../../model/contract'
import { useApi } from '../../shop/api-context'
import type { LoadList } from '../../cart/refill/connect-refill'
import { loadRows } from '../../cart/refill/load-rows'
import { refillDialog } from '../../cart/refill/lazy-refill'
import { LazyPart } from '../../shop/code/lazy-part'

/** Favourites into the cart, a pack of each; what is there already stays out until it is ticked. [DEC-020] */
export function IntoCart({ title, goods, onClose }: { title: string; goods: readonly Product[]; onClose: () => void }) {
  return (
    <LazyPart
      of={refillDialog}
      load={loadGoods(useApi(), goods)}
      words={{
        title,
        doneTitle: 'Избранное в\u00a0корзине',
        failedTitle: 'Цены не\u00a0загрузились',
        lines: 'Избранные товары',
        inIt: 'упаковка',
        note: 'По\u00a0одной упаковке каждого. Что уже в\u00a0корзине, не\u00a0отмечено.',
      }}
      onClose={onClose}
    />
  )
}

const loadGoods =
  (api: Api, goods: readonly Product[]): LoadList =>
  async (question) => {
    const items = goods.map((product) => ({ product, qty: product.pack }))
    return { rows: await loadRows(api, items, question), boughtFor: null, isOnce: true }
  }
