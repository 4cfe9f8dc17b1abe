import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ActorInfo, Entry } from '../../../../inspector/protocol'
import { is, openInspector, session, tab, told, watching } from '../open-inspector'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
/** Without a layout no row of a list has room to be drawn. */
const givenHeight = () => {
  for (const side of ['clientHeight', 'clientWidth'] as const) vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(600)
}
const textOf = (element: HTMLElement) => element.textContent.replace(/\s/g, ' ')
const pane = () => textOf(screen.getByRole('region', { name: 'Выбранный участник' }))

it('says why an event was not taken: by which conditions, or that no transition stands there', async () => {
  const { tell, user } = await watching()
  await tell(
    { ...told('logout.requested'), isIgnored: true } as Entry,
    { ...told('logout.withdrawn'), isIgnored: true, refusedBy: ['!isAsked', 'constructor'] } as Entry,
    told('session.recheck'),
  )
  const back = () => user.click(screen.getByRole('button', { name: /^Событием раньше/ }))
  await back()
  expect(pane()).toContain('не принято: ничего не произошло. Условия не выполнены: выход начал не пользователь !isAsked; constructor.')
  await back()
  expect(pane()).toContain('не принято: ничего не произошло. У машины нет для него перехода отсюда.')
})

it('marks of an event stand before the names, which may be cut off, and in its tip', async () => {
  givenHeight()
  const { tell } = await watching()
  await tell({ kind: 'gap', at: 1 }, { kind: 'lost', at: 1, count: 1500 }, {
    ...told('session.reject'),
    at: Date.UTC(2026, 10, 24, 19, 31, 5, 42),
    isIgnored: true,
  } as Entry)
  const marks = 'не принято · до него запись прервана · ещё 1 500 до него · страница → Вход'
  expect(textOf(screen.getAllByRole('option').at(-1)!)).toMatch(new RegExp(`${marks}$`))
  expect(screen.getByTitle(new RegExp('^не\\sпринято · ')).title.replace(/\s/g, ' ')).toBe(marks)
})

const cart = (state: string, context: object = {}): ActorInfo => ({
  ...session('guest'),
  session: 'x:2',
  name: 'cart',
  machine: 'cart',
  states: ['cart', `cart.${state}`],
  context,
})
const back = (entry: Entry, by: number) => ({ ...entry, back: by }) as Entry
const step = (of: string, by: number, count = 1): Entry =>
  back({ kind: 'step', at: 1, session: of, transitions: Array<string>(count).fill('x') }, by)
/** The login tells the cart of seven changes, and the cart says that it has read. */
async function telling() {
  givenHeight()
  const page = openInspector()
  await page.say({ kind: 'here', tab })
  await page.tell(
    {
      kind: 'all',
      at: 1,
      life: 'l',
      actors: [session('guest'), cart('empty', { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1, same: 1 })],
      timers: [],
    },
    told('logout.requested', { leadTo: '/1' }),
    step('x:1', 1, 2),
    is('signedIn'),
    ...Array.from({ length: 7 }, (_, at) => back(told('data.changed', { at }, 'x:2', 'x:1'), at + 3)),
    step('x:2', 7),
    { kind: 'actor', at: 2, actor: cart('empty', { a: 2, b: 2, c: 2, d: 2, e: 2, f: 2, g: 2, same: 1 }) },
  )
  const look = (name: RegExp, at = 0) => page.user.click(screen.getAllByRole('option', { name })[at]!)
  const details = () => screen.getByRole('group', { name: 'Данные события' }).parentElement!
  const facts = () => [...details().querySelectorAll('p')].map((it) => textOf(it)).filter((text) => /^(Из-за|Что)/.test(text))
  return { ...page, look, details, facts }
}

it('leads from an event to the one on which it was told, and to those that were told on it', async () => {
  const { user, look, details, facts } = await telling()
  await look(/logout\.requested/)
  const jumps = () => within(details()).queryAllByRole('button', { name: /^Показать событие/ })
  expect(jumps().length).toBe(5)
  expect(facts().at(-1)).toMatch(/^Что из этого вышло: .* → Корзина .* → Корзина {1,2}и ещё 2$/)
  await user.click(jumps()[1]!)
  expect(screen.getByRole('group', { name: 'Данные события' }).textContent).toContain('at 1')
  expect(facts()[0]).toMatch(/^Из-за чего: Показать событие: нажато «Выйти»$/)
  await user.click(jumps()[0]!)
  expect(textOf(details())).toContain('logout.requested')
})

it('says what an event changed: states, transitions and fields, and leads to the data', async () => {
  const { user, look, facts } = await telling()
  await look(/logout\.requested/)
  expect(facts()[0]).toMatch(/^Что изменилось: Гость → Вошёл, переходов: 2; поле n\. Данные участника$/)
  await look(/data\.changed/)
  expect(facts().at(-1)).toMatch(/^Что изменилось: осталось в том же состоянии; поля a, b, c, d, e, f и ещё 1\. Данные участника$/)
  await user.click(screen.getByRole('button', { name: 'Данные участника' }))
  screen.getByRole('group', { name: 'Данные: Корзина' })
  expect(screen.getByRole('treeitem', { selected: true }).dataset['session']).toBe('x:2')
  await look(/data\.changed/, 1)
  expect(facts().some((fact) => fact.startsWith('Что изменилось'))).toBe(false)
})

it('says of an event that was not taken that it changed nothing and why, and of one that broke its machine what it broke by', async () => {
  const { tell, look, facts } = await telling()
  await tell({ ...told('session.reject'), isIgnored: true } as Entry, told('session.recheck'), {
    kind: 'actor',
    at: 2,
    actor: { ...session('guest'), status: 'error', error: 'упал' },
  })
  await look(/session\.reject/)
  expect(facts()).toEqual(['Что изменилось: ничего, событие не принято. У машины нет для него перехода отсюда.'])
  await look(/session\.recheck/)
  expect(facts()).toEqual(['Что изменилось: участник сломался: упал'])
})

it('copies the data of an event; where the browser does not let it, that is said', async () => {
  const { user, look, details } = await telling()
  await look(/logout\.requested/)
  const copy = () => user.click(screen.getByRole('button', { name: 'Скопировать JSON' }))
  await copy()
  expect(await navigator.clipboard.readText()).toBe('{\n  "type": "logout.requested",\n  "leadTo": "/1"\n}')
  expect(textOf(details())).toContain('Данные события скопированы')
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await copy()
  expect(textOf(details())).toContain('Не скопировалось: браузер не дал доступа к буферу обмена')
})

describe('an event that came once', () => {
  const again = () => screen.getByRole('button', { name: 'Отправить снова' })
  const reason = () => {
    const id = again().getAttribute('aria-describedby')
    return id === null ? null : document.getElementById(id)?.textContent.replace(/\s/g, ' ')
  }

  it('is sent once more with its own data, now; what was typed before for another stays', async () => {
    const { user, tell, sent, look } = await telling()
    await tell(told('logout.requested', { leadTo: '/2' }))
    await look(/logout\.requested/)
    await user.click(again())
    expect(screen.getByRole('textbox', { name: 'Событие, JSON' })).toHaveProperty(
      'value',
      '{\n  "type": "logout.requested",\n  "leadTo": "/1"\n}',
    )
    expect(textOf(screen.getByRole('dialog'))).toContain('Здесь данные того события, на которое вы смотрели')
    await user.click(screen.getByRole('button', { name: 'Отправить' }))
    expect(sent).toEqual([{ type: 'logout.requested', leadTo: '/1' }])
    expect(document.activeElement).toBe(screen.getByRole('listbox', { name: 'Список событий' }))
  })

  it('says why it cannot be sent', async () => {
    const { tell, say, change, look } = await telling()
    await tell(told('xstate.done.actor.0.session.confirming', {}, 'x:1', 'x:9'), told('a.b', {}, 'x:8'))
    await look(/xstate\.done/)
    expect(reason()).toBe('Это событие шлёт только сам XState.')
    await look(/a\.b/)
    expect(reason()).toBe('Это вызов или связь: отсюда события ему не отправить.')
    await look(/data\.changed/)
    expect(reason()).toBeNull()
    await tell({ kind: 'gone', at: 1, session: 'x:2' })
    expect(reason()).toBe('Этот участник закончил работу.')
    await look(/logout\.requested/)
    expect(reason()).toBeNull()
    await say({ kind: 'left', life: 'l' })
    expect(reason()).toBe('Вкладка магазина закрыта.')
    await change((it) => ({ ...it, opened: { recording: it.live!, savedAt: 1, name: 'x' } }))
    expect(reason()).toBe('Это запись из файла: отправлять события некуда.')
  })
})
