import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import type { UserCart } from '../../../model/saved-cart/saved-cart'
import SavedCartsPage from '../../../src/pages/saved-carts/saved-carts-page'
import { product } from '../../support/plain-goods'
import { type Answers, type Opened, openShop } from './open-shop'
import { buyer } from './people'

const DAY_MS = 86_400_000

/** A cart saved so many days ago: product, pieces and kopecks a piece of then. */
export const savedCart = (
  id: number,
  name: string,
  lines: readonly (readonly [id: number, qty: number, cost: number])[],
  { daysAgo = 20, ...changes }: Partial<UserCart> & { daysAgo?: number } = {},
): UserCart => ({
  id,
  name,
  items: lines.map(([productId, qty, cost]) => ({ product: product(productId, productId === 2 ? { pack: 4 } : {}), qty, cost })),
  totalCost: lines.reduce((sum, [, qty]) => sum + qty * 1000, 0),
  is_manager: false,
  created_at: new Date(Date.now() - daysAgo * DAY_MS).toISOString(),
  version: 1,
  ...changes,
})

type Server = {
  carts: Map<number, UserCart>
  answers: Answers
  /** Name, key and body of every write. */
  writes: { name: string; key: string; body: unknown }[]
  /** The next write is not answered, refused, or done without an answer. */
  fail: (...errors: ApiError[]) => void
  lose: () => void
  /** What another tab wrote is told to this one. */
  tell: () => void
  join: (shop: Opened) => void
}

/** A server that keeps these carts, and tells the shop of what changed as the client does. */
export function savedServer(...carts: UserCart[]): Server {
  const kept = new Map(carts.map((cart) => [cart.id, cart]))
  const gone = new Map<number, UserCart>()
  const done = new Map<string, unknown>()
  const writes: Server['writes'] = []
  const failures: (ApiError | 'lost')[] = []
  let shop: Opened | undefined
  const tell = () => shop?.app.send({ type: 'data.changed', tags: ['userCarts'], region: null })
  const find = (id: number): UserCart => {
    const cart = kept.get(id)
    if (!cart) throw new ApiError(404, 'Такой корзины нет: возможно, её удалили')
    return cart
  }
  const keep = (cart: UserCart): UserCart => {
    const next = { ...cart, version: (cart.version ?? 0) + 1 }
    kept.set(cart.id, next)
    return next
  }
  const write =
    <A extends object>(name: string, run: (args: A) => unknown) =>
    async (args: A, { key = '' }: { key?: string }) => {
      writes.push({ name, key, body: 'body' in args ? args.body : undefined })
      const failure = failures.shift()
      if (failure instanceof ApiError) throw failure
      if (!done.has(key)) done.set(key, run(args))
      tell()
      if (failure === 'lost') throw new ApiError(0, '')
      return done.get(key)
    }
  type Of = { params: { id: number } }
  const answers = {
    'userCarts.list': () => ({ items: [...kept.values()] }),
    'userCarts.get': async ({ params }: Of) => find(params.id),
    'userCarts.create': write('create', ({ body }: { body: { name: string; items: { product_id: number; qty: number }[] } }) =>
      keep(
        savedCart(
          90 + kept.size,
          body.name,
          body.items.map(({ product_id, qty }) => [product_id, qty, 1000]),
          { daysAgo: 0 },
        ),
      ),
    ),
    'userCarts.rename': write('rename', ({ params, body }: Of & { body: { name: string } }) =>
      keep({ ...find(params.id), name: body.name }),
    ),
    'userCarts.remove': write('remove', ({ params }: Of) => {
      gone.set(params.id, find(params.id))
      kept.delete(params.id)
      return null
    }),
    'userCarts.restore': write('restore', ({ params }: Of) => {
      const cart = gone.get(params.id)
      if (!cart) throw new ApiError(404, '')
      return keep(cart)
    }),
    'userCarts.updateLine': write('line', ({ params, body }: { params: { id: number; productId: number }; body: { qty: number } }) => {
      const cart = find(params.id)
      const items = cart.items.some((item) => item.product.id === params.productId)
        ? cart.items.map((item) => (item.product.id === params.productId ? { ...item, qty: body.qty } : item))
        : [...cart.items, { product: product(params.productId), qty: body.qty }]
      return keep({ ...cart, items: items.filter(({ qty }) => qty > 0) })
    }),
  } as unknown as Answers // each is asked by its own call only
  return {
    carts: kept,
    answers,
    writes,
    fail: (...errors) => void failures.push(...errors),
    lose: () => void failures.push('lost'),
    tell,
    join: (opened) => {
      shop = opened
    },
  }
}

/** The page of saved carts over such a server. @param search of its address: '?open=1' */
export async function openSaved(
  server: Server,
  { search = '', answers = {} }: { search?: string; answers?: Answers } = {},
): Promise<Opened> {
  history.replaceState(null, '', `/personal/carts${search}`)
  const page = <SavedCartsPage route={matchRoute('/personal/carts')!.route} params={{}} /> // the table has it
  const shop = await openShop(page, { ...buyer(0), ...server.answers, ...answers }, { path: `/personal/carts${search}` })
  server.join(shop)
  return shop
}
