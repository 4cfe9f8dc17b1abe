import type { Locator } from '@playwright/test'
import type { Scenario } from '../../fake-server/scenarios'
import { screens, type Screen, type ScreenPicture } from '../../machines/support/screens'
import { InvitePage } from '../e2e/pages/invite'
import { Review } from '../e2e/pages/review'
import { SurveyPage } from '../e2e/pages/survey'
import { PASSWORD, people, type Person } from '../e2e/support/people'
import { expect, type Shop } from '../e2e/support/shop'

/** Brings a screen about as its people do. @returns what the picture is about; null: the whole window */
type Reach = (shop: Shop) => Promise<Locator | null>

/** Of the lines of the administrator's cart. */
const ARTICLE = '20541187'
const addressOf = (screen: Screen): string => screens[screen].at

/** The page of a screen as somebody sees it, once a sign of it is there. @param who null: a guest */
const page =
  (screen: Screen, who: Person | null, sign: (shop: Shop) => Locator): Reach =>
  async (shop) => {
    if (who) await shop.enter(who)
    await shop.open(addressOf(screen))
    await expect(sign(shop)).toBeVisible()
    return null
  }

/** The same page, of which one thing is meant. */
const part =
  (reach: Reach, of: (shop: Shop) => Locator): Reach =>
  async (shop) => {
    await reach(shop)
    await expect(of(shop)).toBeVisible()
    return of(shop)
  }

const catalogue = page('/catalog', 'administrator', ({ page }) => page.getByRole('heading', { level: 2, name: 'Фильтры' }))
const cart = page('/cart', 'administrator', ({ cart }) => cart.bill('К оплате').getByText('₽'))
const order = page('/personal/orders/:id', 'administrator', ({ order }) => order.step)
const asked: Reach = async (shop) => {
  await shop.enter('buyer')
  await shop.plays('reviewDue')
  await shop.open(addressOf('окно «Как вам заказ?»'))
  const { dialog } = new Review(shop.page)
  await expect(dialog).toBeVisible()
  return dialog
}

/** The administrator's cart with a line that is changed while the server does so. */
const changing =
  (scenario: Scenario, sign: string | RegExp): Reach =>
  async (shop) => {
    await cart(shop)
    await shop.plays(scenario)
    await shop.cart.quantity(ARTICLE).fill('40')
    await expect(shop.cart.table).toContainText(sign)
    return null
  }
const leaving =
  (reach: Reach, title: string): Reach =>
  async (shop) => {
    await reach(shop)
    await shop.header.logout()
    const question = shop.page.getByRole('alertdialog', { name: title })
    await expect(question).toBeVisible()
    return question
  }
/** What the buyer is asked about an order that is sent while the server does so. */
const ordering =
  (scenario: Scenario, title: string): Reach =>
  async (shop) => {
    await cart(shop)
    await shop.plays(scenario)
    await shop.cart.submit.click()
    const question = shop.page.getByRole('alertdialog', { name: title })
    await expect(question).toBeVisible()
    return question
  }
/** What he is asked who repeats an order at once and sends it. */
const orderingAgain: Reach = async (shop) => {
  await cart(shop)
  await shop.cart.submit.click()
  await shop.order.open.click()
  await shop.page.getByRole('button', { name: 'Повторить заказ' }).click()
  const repeat = shop.page.getByRole('dialog')
  await repeat.getByRole('button', { name: /в.корзину/i }).click()
  await expect(repeat).toContainText('повторён')
  await shop.open(addressOf('/cart'))
  await expect(shop.cart.bill('К оплате').getByText('₽')).toBeVisible()
  await shop.cart.submit.click()
  const question = shop.page.getByRole('alertdialog', { name: 'Такой же заказ уже есть' })
  await expect(question).toBeVisible()
  return question
}
const toasts = ({ page }: Shop) => page.getByRole('region', { name: 'Уведомления' })
async function barOf({ page }: Shop, name: string): Promise<Locator> {
  const bar = page.getByRole('region', { name })
  await expect(bar).toBeVisible()
  return bar
}
/** A bar that says what the server does not do, on a page that is opened meanwhile. */
const during =
  (scenario: Scenario, screen: Screen, name: string): Reach =>
  async (shop) => {
    await shop.enter('administrator')
    await shop.plays(scenario)
    await shop.open(addressOf(screen))
    return barOf(shop, name)
  }

/** The demo's list of people is no part of the shop. */
const foldDemo = ({ page }: Shop) => page.locator('summary').filter({ hasText: 'Демо' }).click()

/** Makes a part of the shop say that it broke twice, as a developer may do in the inspector. */
async function breakPart({ page }: Shop): Promise<void> {
  const inspector = await page.context().newPage()
  await inspector.goto('/inspector.html')
  await inspector.getByRole('treeitem', { name: /^Магазин / }).click()
  await inspector.locator('summary').filter({ hasText: 'Сейчас возможно событий' }).click()
  await inspector.getByRole('group', { name: 'События, возможные сейчас' }).getByTitle('part.broke').click()
  const dialog = inspector.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Событие, JSON' }).fill('{"actorId": "prices"}')
  await dialog.getByRole('button', { name: 'Отправить' }).click()
  await expect(dialog).toHaveCount(0)
  await inspector.close()
  await page.bringToFront()
}

/** The region that is chosen, beside every page of the cabinet. */
const regionSelect = ({ page }: Shop) => page.getByRole('complementary', { name: 'Личный кабинет' }).getByRole('combobox')

/** How each picture of a screen comes about. */
export const shots: Readonly<Record<ScreenPicture, Reach>> = {
  home: page('/', 'administrator', ({ page }) => page.getByRole('article').first().getByText('₽').first()),
  cart,
  catalogue,
  list: page('/catalog/*', 'administrator', ({ catalogue: { items } }) => items.first().getByText('₽').first()),
  product: page('/product/:id?', 'administrator', ({ product }) => product.inCart),
  support: page('/support', 'administrator', ({ page }) => page.getByRole('form', { name: 'Обратная связь' })),
  'vehicle-search': page('/selection-parts/vehicle-search', 'administrator', ({ page }) => page.getByRole('button', { name: 'Да, эта' })),
  offline: async (shop) => {
    await page('/offline', 'administrator', ({ heading }) => heading('Связь есть'))(shop)
    await shop.page.context().setOffline(true)
    await expect(shop.heading(/^Нет связи/)).toBeVisible()
    return shop.page.getByRole('main').getByRole('status').getByRole('list')
  },
  login: async (shop) => {
    await page('/auth/login', null, ({ login }) => login.form)(shop)
    await foldDemo(shop)
    return shop.login.form
  },
  'login-link': part(
    page('/auth/autologin', null, ({ heading }) => heading('Откройте ссылку ещё раз')),
    ({ page }) => page.getByRole('main'),
  ),
  registration: part(
    page('/auth/registration', null, ({ page }) => page.getByRole('button', { name: 'Получить код' })),
    ({ page }) => page.getByRole('main'),
  ),
  reset: part(
    page('/auth/reset', null, ({ page }) => page.getByRole('button', { name: 'Получить код' })),
    ({ page }) => page.getByRole('main'),
  ),
  invite: part(
    page('/invites/:code?', 'buyer', ({ page }) => new InvitePage(page).accept),
    ({ page }) => page.getByRole('main'),
  ),
  order,
  cabinet: async (shop) => {
    await page('/personal', 'second', ({ page }) => new SurveyPage(page).block)(shop)
    const { block } = new SurveyPage(shop.page)
    await block.scrollIntoViewIfNeeded()
    return block
  },
  companies: part(page('/personal/companies', 'administrator', regionSelect), regionSelect),
  notifications: page('/personal/notifications', 'administrator', ({ page }) => page.getByRole('link', { name: 'Заказ подтверждён' })),
  orders: page('/personal/orders', 'administrator', ({ orders }) => orders.rows.first()),
  account: page('/personal/account', 'administrator', ({ page: screen }) => screen.getByRole('heading', { name: 'Личные данные' })),
  documents: page('/personal/documents', 'administrator', ({ page: screen }) => screen.getByRole('table', { name: 'Документы региона' })),
  'saved-carts': page('/personal/carts', 'administrator', ({ savedCarts }) => savedCarts.row('Подборка к зиме')),
  favorites: page('/personal/favorite', 'administrator', ({ page }) => page.getByRole('table').getByText('₽').first()),
  'login-window': async (shop) => {
    await shop.open(addressOf('окно «Вход»'))
    await shop.page.getByRole('button', { name: 'Принять' }).click()
    await shop.header.loginButton.click()
    await expect(shop.login.login).toBeFocused()
    await foldDemo(shop)
    return shop.login.popup
  },
  'unsent-window': leaving(changing('cartFails', 'ещё не сохранено'), 'Не всё отправлено'),
  'unsaved-window': leaving(changing('cartRefuses', 'Оставить как есть'), 'Не всё сохранено'),
  'changes-window': ordering('pricesChange', 'Пока вы оформляли, изменились цены'),
  'same-order-window': orderingAgain,
  'uncertain-window': ordering('orderAnswerLost', 'Ответ не получен'),
  'region-window': async (shop) => {
    await catalogue(shop)
    await shop.header.openRegions('Казань')
    await shop.regions.region('Самара').check()
    await expect(shop.regions.apply).toBeVisible()
    return shop.regions.popup
  },
  'company-window': part(
    page('окно «Регистрация компании»', 'unregistered', ({ setup }) => setup.company),
    ({ setup }) => setup.company,
  ),
  'last-step-window': part(
    page('окно «Остался последний шаг»', 'regionless', ({ setup }) => setup.lastStep),
    ({ setup }) => setup.lastStep,
  ),
  'stars-window': asked,
  'review-window': async (shop) => {
    await asked(shop)
    const { star, question, dialog } = new Review(shop.page)
    await star(4).click()
    await expect(question).toHaveText(/Вопрос 1 из 4/)
    return dialog
  },
  'survey-window': async (shop) => {
    await page('окно с названием опроса', 'second', ({ page }) => new SurveyPage(page).block)(shop)
    const { block, dialog } = new SurveyPage(shop.page)
    await block.getByRole('button', { name: 'Ответить' }).click()
    await expect(dialog).toBeVisible()
    return dialog
  },
  'offline-bar': async (shop) => {
    await cart(shop)
    await shop.page.context().setOffline(true)
    return barOf(shop, 'Нет связи')
  },
  'silence-bar': during('serverDown', 'полоса «Сервер не отвечает»', 'Сервер не отвечает'),
  'expired-bar': async (shop) => {
    await changing('sessionExpires', '')(shop)
    await expect(shop.login.popup).toContainText('Вход истёк')
    await shop.page.keyboard.press('Escape')
    return barOf(shop, 'Вход истёк')
  },
  'guessed-bar': async (shop) => {
    await shop.enter('administrator')
    return barOf(shop, 'Открытый регион')
  },
  'regions-bar': during('regionsFail', 'полоса «Компании не загрузились»', 'Компании не загрузились'),
  'crash-message': async (shop) => {
    await shop.enter('administrator')
    await shop.open(`${addressOf('на всех страницах: сообщение «Часть не работает» с кнопкой «Повторить»')}?inspect`)
    await breakPart(shop)
    const message = shop.page.getByRole('alert').filter({ hasText: 'перестала работать' })
    await expect(message).toBeVisible()
    return message
  },
  bars: part(
    page('на всех страницах: полосы под шапкой', 'overdue', ({ page }) => new SurveyPage(page).block),
    ({ page }) => page.getByRole('region', { name: /документ/i }),
  ),
  search: async (shop) => {
    await shop.enter('administrator')
    await shop.header.search.fill('масло 5w-30')
    await expect(shop.page.getByRole('listbox').getByRole('option').filter({ hasText: '₽' }).first()).toBeVisible()
    return shop.header.search
  },
  'region-button': part(catalogue, ({ header }) => header.banner.getByRole('button', { name: 'Казань' })),
  'cart-button': part(catalogue, ({ header }) => header.cartLink),
  'refused-row': part(changing('cartRefuses', 'Оставить как есть'), ({ cart: { table } }) =>
    table.getByRole('row').filter({ hasText: 'Оставить как есть' }),
  ),
  bell: part(catalogue, ({ header }) => header.banner.getByRole('link', { name: /^Уведомления/ })),
  'cookie-notice': part(
    page('/', null, ({ page }) => page.getByRole('article').first()),
    ({ page }) => page.getByRole('region', { name: 'Файлы cookie' }),
  ),
  'help-center': async (shop) => {
    await page('/product/:id?', 'administrator', ({ product }) => product.inCart)(shop)
    const center = shop.page.getByRole('region', { name: 'Цифровой центр поддержки пользователей' })
    await center.getByRole('button').first().click()
    await expect(center.getByRole('search')).toBeVisible()
    return center
  },
  toast: async (shop) => {
    const back = encodeURIComponent(addressOf('на всех страницах: короткие сообщения у края'))
    await shop.open(`${addressOf('/auth/login')}?return=${back}`)
    await shop.login.submit(people.administrator, PASSWORD)
    await expect(shop.orders.rows.first()).toBeVisible()
    return toasts(shop)
  },
  promotion: async (shop) => {
    await page('на всех страницах: короткое сообщение об акции', 'second', (it) => toasts(it).getByRole('button', { name: 'Посмотреть' }))(
      shop,
    )
    return toasts(shop)
  },
}
