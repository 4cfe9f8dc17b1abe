import type { Route } from '../../../model/routing/route'
import { routes, titleOf } from '../../../model/routing/routes'
import { expect, type Shop } from '../support/shop'

/** A screen to look at besides the pages of the routing table: how it is reached, the title of its tab, and whether search engines may keep it. */
export type Screen = { name: string; title: string | RegExp; isForSearch?: true; reach: (shop: Shop) => Promise<void> }

const at =
  (path: string, sign: (shop: Shop) => ReturnType<Shop['heading']>) =>
  async (shop: Shop): Promise<void> => {
    await shop.open(path)
    await expect(sign(shop)).toBeVisible()
  }

/** The first page of this kind that is not built yet, where there is one. */
const beingBuilt = (isOfKind: (route: Route) => boolean): Screen[] =>
  routes
    .filter((route) => route.page === undefined && !route.path.includes(':') && isOfKind(route))
    .slice(0, 1)
    .map((route) => ({
      name: `${route.path}, which is not built yet`,
      title: titleOf(route),
      reach: at(route.path, ({ page }) => page.getByText('Этот раздел ещё строится')),
    }))

const LIST = '/catalog/smazocnye-materialy'
const firstPrice = ({ catalogue }: Shop) => catalogue.items.first().getByText('₽').first()

/** What a guest sees besides. */
export const guestScreens: readonly Screen[] = [
  {
    name: 'comparison',
    title: 'Сравнение товаров — Картер',
    reach: at('/catalog?compare=1.2.3', ({ page }) => page.getByText('Упаковка')),
  },
  {
    name: 'unknown address',
    title: 'This page could not be found — Картер',
    reach: at('/no-such-page', ({ heading }) => heading('This page could not be found')),
  },
  {
    name: 'unknown product',
    title: 'Страница не найдена — Картер',
    reach: at('/product/99999999', ({ heading }) => heading('Страница не найдена')),
  },
  ...beingBuilt(({ guards }) => guards.length === 0),
  {
    name: 'login over a page',
    title: 'Каталог — Картер',
    isForSearch: true,
    reach: async (shop) => {
      await shop.open('/catalog')
      await shop.header.loginButton.click()
      await expect(shop.login.login).toBeFocused()
    },
  },
]

/** What a customer sees besides: the administrator, whose cart has lines of every kind. */
export const customerScreens: readonly Screen[] = [
  {
    name: 'home',
    title: /Картер/,
    isForSearch: true,
    reach: at('/', ({ page }) => page.getByRole('article').first().getByText('₽').first()),
  },
  { name: 'list as a table', title: 'Смазочные материалы — Картер', isForSearch: true, reach: at(LIST, firstPrice) },
  { name: 'list as cards', title: 'Смазочные материалы — Картер', isForSearch: true, reach: at(`${LIST}?view=cards`, firstPrice) },
  { name: 'product', title: /AL-4071-004 — Картер$/, isForSearch: true, reach: at('/product/1', ({ product }) => product.inCart) },
  { name: 'cart', title: 'Корзина — Картер', reach: at('/cart', ({ cart }) => cart.bill('К оплате').getByText('₽')) },
  {
    name: 'thank you',
    title: /^Заказ №\s481\s392 — Картер$/,
    reach: at('/personal/orders/481392?placed', ({ order }) => order.placed),
  },
  {
    name: 'saved cart',
    title: 'Запас на склад — Картер',
    reach: at('/personal/carts?open=3', ({ savedCarts }) => savedCarts.total),
  },
  {
    name: 'known car',
    title: 'LADA Vesta, 2017, H4M — детали автомобиля — Картер',
    reach: at('/selection-parts/details-scheme?make=LADA&model=Vesta&year=2017&engine=LADA:H4M&unit=1&detail=105', ({ page }) =>
      page
        .getByText(/^На\sодну машину/)
        .locator('..')
        .getByText('₽'),
    ),
  },
  {
    name: 'OEM number',
    title: 'Номер OEM 8200768913 — Картер',
    reach: at('/selection-parts/products-oem?oem=8200768913', ({ page }) => page.getByRole('table').first().getByText('₽').first()),
  },
  ...beingBuilt(({ layout }) => layout === 'personal'),
  {
    name: 'choice of the region',
    title: 'Каталог — Картер',
    isForSearch: true,
    reach: async (shop) => {
      await shop.open('/catalog')
      await shop.header.openRegions('Казань')
      await shop.regions.region('Самара').check()
      await expect(shop.regions.apply).toBeVisible()
    },
  },
  {
    name: 'opened discounts',
    title: 'Мои скидки — Картер',
    reach: async (shop) => {
      await shop.open('/personal/discounts')
      await shop.page.locator('summary').filter({ hasText: 'Akkudrom' }).click()
      await expect(shop.page.getByRole('table').first()).toBeVisible()
    },
  },
  {
    name: 'comparison',
    title: 'Сравнение товаров — Картер',
    reach: at('/catalog?compare=1.2.3', ({ page }) => page.getByRole('table').getByText('₽').first()),
  },
]
