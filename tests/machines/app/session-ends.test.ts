import { afterEach, describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { memoryWishes } from '../../../src/platform/wishes/wishes'
import { findSold, productOf } from '../../support/goods'
import { closeTabs, openTab, ready, smallServer, type Tab } from '../../support/open-tab'
import { atRest } from '../../support/waiting/at-rest'
import { browser } from '../../support/world'

const PLAIN = findSold(({ stock, pack, limit }) => stock > 50 && pack === 1 && limit === null)
const GOODBYE = 'Вы успешно покинули сайт'
const wish = (tab: Tab, quantity: number) =>
  tab.child('cart').send({ type: 'quantity.changed', product: productOf(PLAIN), quantity, stock: null })
const session = (tab: Tab) => tab.child('session')
const popup = (tab: Tab) => tab.child('overlay').getSnapshot().context.shown
const isIn = (tab: Tab) => tab.app.getSnapshot().matches({ visitor: 'customer' })
const isGuest = (tab: Tab) => waitFor(tab.app, (state) => state.matches({ visitor: 'guest' }))
afterEach(closeTabs)

describe('«Отправить и выйти» with a write that the server refuses', () => {
  const REFUSAL = 'Товар снят с продажи'
  const REFUSED = `${productOf(PLAIN).article}. Сервер не\u00a0принял 5\u00a0шт., в\u00a0корзину ничего не\u00a0добавлено. ${REFUSAL}`
  const RETURNED = 'Выход отменён: сервер принял не все изменения корзины. Проверьте отмеченные строки.'
  /** A server that refuses to write lines. */
  const refusing = () =>
    openTab({
      path: '/catalog',
      ports: { wishes: memoryWishes() },
      intercept: async (url, _init, send) => (url.includes('updateInCart') ? Response.json({ message: REFUSAL }, { status: 422 }) : send()),
    })

  it('leads back to the cart with the server’s words and a sentence; the visitor stays in [DEC-010]', async () => {
    const tab = await ready(refusing())
    tab.network.lose()
    wish(tab, 5)
    session(tab).send({ type: 'logout.requested' })
    await waitFor(session(tab), (state) => state.hasTag('asking'))
    session(tab).send({ type: 'logout.flushed' })
    tab.network.restore()
    await waitFor(session(tab), (state) => state.matches('signedIn'))
    await atRest()
    expect([isIn(tab), popup(tab), tab.window.address(), tab.told.toasts, tab.sent.includes('POST /auth/logout')]).toEqual([
      true,
      null,
      '/cart',
      [REFUSED, RETURNED],
      false,
    ])
    expect(
      tab
        .child('cart')
        .getSnapshot()
        .context.queue.map(({ stage, reason }) => [stage, reason]),
    ).toEqual([['refused', REFUSAL]])
    // It was said, but not decided: the next logout asks.
    session(tab).send({ type: 'logout.requested' })
    await waitFor(session(tab), (state) => state.hasTag('asking'))
    session(tab).send({ type: 'logout.confirmed' })
    await isGuest(tab)
    expect(tab.told.toasts.at(-1)).toBe(GOODBYE)
  })

  it('refused while the question stands on the screen: the same [DEC-010]', async () => {
    const tab = await ready(refusing())
    tab.network.lose()
    wish(tab, 5)
    session(tab).send({ type: 'logout.requested' })
    await waitFor(session(tab), (state) => state.hasTag('asking'))
    tab.network.restore()
    await waitFor(tab.child('cart'), (state) => state.context.queue[0]?.stage === 'refused')
    await atRest()
    expect({ isIn: isIn(tab), popup: popup(tab), address: tab.window.address(), toasts: tab.told.toasts }).toEqual({
      isIn: true,
      popup: null,
      address: '/cart',
      toasts: [REFUSED, RETURNED],
    })
  })
})

describe('the end of a session that nobody asked for', () => {
  const refuse = () => Response.json({ message: 'Нет' }, { status: 403 })

  it('by a refused profile is told in its own words [STATE-004] [ERROR-004]', async () => {
    const tab = openTab({ intercept: async (url, _init, send) => (url.endsWith('/auth/user') ? refuse() : send()) })
    tab.app.start()
    await isGuest(tab)
    expect({ toasts: tab.told.toasts, cleared: tab.told.cleared }).toEqual({
      toasts: ['Вход завершён: сервер не отдал ваш профиль. Войдите снова.'],
      cleared: 1,
    })
  })

  it('by a login whose profile is refused is told in its own words [STATE-004]', async () => {
    const server = smallServer()
    let isRefusing = false
    const tab = openTab({
      server,
      who: browser(server),
      intercept: async (url, _init, send) => (isRefusing && url.endsWith('/auth/user') ? refuse() : send()),
    })
    tab.app.start()
    await isGuest(tab)
    isRefusing = true
    tab.logIn(1)
    await waitFor(tab.app, () => tab.told.toasts.length > 0)
    expect(tab.told.toasts).toEqual(['Войти не получилось: сервер не отдал ваш профиль. Введите пароль ещё раз или позвоните нам.'])
  })

  it('by a refused profile whose logout is not answered is asked about again; nobody is told of a logout he did not want [DEC-007]', async () => {
    const tab = openTab({
      intercept: async (url, _init, send) =>
        url.endsWith('/auth/user') ? refuse() : url.endsWith('/auth/logout') ? Response.json({}, { status: 503 }) : send(),
    })
    tab.app.start()
    await waitFor(session(tab), (state) => state.hasTag('unconfirmed'))
    await atRest()
    expect({ toasts: tab.told.toasts, cleared: tab.told.cleared }).toEqual({ toasts: [], cleared: 0 })
  })

  it('by a refused profile whose logout is refused too is an end all the same', async () => {
    const tab = openTab({ intercept: async (url, _init, send) => (/\/auth\/(user|logout)$/.test(url) ? refuse() : send()) })
    tab.app.start()
    await isGuest(tab)
    expect(tab.told.toasts).toEqual(['Вход завершён: сервер не отдал ваш профиль. Войдите снова.'])
  })
})

describe('a logout that the server refuses', () => {
  const answering = (answers: (() => Response)[]) =>
    openTab({ intercept: async (url, _init, send) => (url.endsWith('/auth/logout') ? (answers.shift()?.() ?? send()) : send()) })
  const of = (status: number) => () => Response.json({ message: '' }, { status })
  const count = (tab: Tab, line: string) => tab.sent.filter((it) => it === line).length

  it('for an old XSRF cookie fetches the cookie anew and is repeated [DEC-004]', async () => {
    const tab = await ready(answering([of(419)]))
    session(tab).send({ type: 'logout.requested' })
    await isGuest(tab)
    expect([
      tab.told.toasts,
      count(tab, 'POST /auth/logout'),
      count(tab, 'GET /sanctum/csrf-cookie'),
      tab.who.cookies['karter_session'],
    ]).toEqual([[GOODBYE], 2, 1, undefined])
  })

  it.each([419, 403])('with %i to the end leaves the visitor signed in and says so', async (status) => {
    const tab = await ready(answering([of(status), of(status)]))
    session(tab).send({ type: 'logout.requested' })
    await waitFor(session(tab), (state) => tab.told.toasts.length > 0 && state.matches('signedIn'))
    expect({ isIn: isIn(tab), toasts: tab.told.toasts, cleared: tab.told.cleared }).toEqual({
      isIn: true,
      toasts: ['Выйти не получилось: сервер отказал. Обновите страницу и повторите.'],
      cleared: 0,
    })
  })

  it.each([
    ['because nobody is signed in (401)', of(401)],
    ['by words of its own with 200', () => Response.json({ message: 'bye' })],
  ])('%s is done', async (_, answer) => {
    const tab = await ready(answering([answer]))
    session(tab).send({ type: 'logout.requested' })
    await isGuest(tab)
    expect(tab.told.toasts).toEqual([GOODBYE])
  })
})
