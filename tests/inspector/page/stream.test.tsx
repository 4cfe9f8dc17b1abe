import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ActorInfo, Entry } from '../../../inspector/protocol'
import { is, openInspector, session, tab, told, watching } from './open-inspector'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
/** A list that scrolls: as high as its rows, and told of where it stands. */
const givenScrolling = () => {
  givenHeight()
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function height(this: HTMLElement) {
    return Number.parseFloat((this.firstElementChild as HTMLElement | null)?.style.height ?? '') || 0
  })
  vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(function scroll(this: HTMLElement, to?: ScrollToOptions | number) {
    this.scrollTop = Math.min(Number((to as ScrollToOptions).top), this.scrollHeight - this.clientHeight)
    fireEvent.scroll(this)
  })
}
/** Without a layout no row of a list has room to be drawn. */
const givenHeight = () => {
  for (const side of ['clientHeight', 'clientWidth'] as const) vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(600)
}

describe('the stream of events', () => {
  it('offers no list where no event was yet or none fits', async () => {
    const { say, tell, user } = openInspector()
    await say({ kind: 'here', tab })
    await tell({ kind: 'all', at: 1, life: 'l', actors: [session('guest')], timers: [] })
    screen.getByText(/событий с\s+её начала не\s+было/)
    expect(screen.queryByRole('listbox')).toBeNull()
    await tell(told('logout.requested'))
    screen.getByRole('listbox', { name: 'Список событий' })
    await user.type(screen.getByRole('searchbox', { name: 'Поиск по событиям' }), 'нетакого')
    await screen.findByText('Таких событий нет.')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('says which event was not taken and which was sent by hand', async () => {
    const { tell, user } = await watching()
    await tell({ ...told('session.reject'), isIgnored: true } as Entry, { ...told('session.recheck'), isByHand: true } as Entry)
    const search = screen.getByRole('searchbox', { name: 'Поиск по событиям' })
    for (const words of ['инспектор →', 'не принято']) {
      await user.clear(search)
      await user.click(search)
      await user.paste(words)
      await screen.findByText('Показано событий: 1')
    }
    await user.click(screen.getByRole('button', { name: /^Событием раньше/ }))
    expect(screen.getByRole('region', { name: 'Выбранный участник' }).textContent).toMatch(/не\s+принято: ничего не\s+произошло/)
    await user.click(screen.getByRole('tab', { name: 'Переписка' }))
    const chart = screen.getByRole('group', { name: 'Диаграмма переписки' })
    expect(chart.textContent).not.toContain('инспектор')
    await user.click(screen.getByRole('button', { name: /К\s+настоящему/ }))
    expect([...chart.querySelectorAll('svg:first-child text')].map((it) => it.textContent)).toEqual(['страница', 'Вход', 'инспектор'])
  })

  it('says where a recording was interrupted, and that one begins anew where the inspector was loaded again', async () => {
    givenHeight()
    const { change, tell } = await watching()
    const pane = () => screen.getByRole('complementary', { name: 'События' }).textContent.replace(/\s/g, ' ')
    expect(pane()).not.toMatch(/прервана|заново/)
    await tell({ kind: 'gap', at: 1 }, told('session.reject'))
    expect(screen.getAllByRole('option').at(-1)?.textContent).toMatch(/до\s+него запись прервана/)
    await change((it) => ({ ...it, isAnew: true }))
    expect(pane()).toContain('Инспектор загружен заново: запись идёт отсюда, прежней нет.')
  })

  it('marks what failed in words, and lists that alone where it is asked for', async () => {
    givenHeight()
    const { tell, user } = await watching()
    await tell(told('xstate.error.actor.0.session.confirming'), told('session.recheck'), {
      kind: 'actor',
      at: 2,
      actor: { ...session('guest'), status: 'error' },
    })
    const marks = () =>
      within(screen.getByRole('listbox'))
        .getAllByRole('option')
        .map(({ textContent }) => /^(сбой|сломал)?/.exec(textContent)?.[0])
    expect(marks()).toEqual(['', '', '', 'сбой', 'сломал'])
    await user.click(screen.getByRole('checkbox', { name: 'Только сбои' }))
    expect(marks()).toEqual(['сбой', 'сломал'])
  })

  it('leads from an event to whom it was told and who told it by a press, and the event stays looked at', async () => {
    givenHeight()
    const { tell, user } = await watching()
    const cart = { ...session('ready'), session: 'x:2', name: 'cart', machine: 'cart' }
    await tell({ kind: 'actor', at: 2, actor: cart }, told('data.changed', { by: 7 }, 'x:2', 'x:1'), told('gone', {}, 'x:3', null))
    await user.click(screen.getByRole('option', { name: /data\.changed/ }))
    const chosen = () => screen.getByRole('treeitem', { selected: true }).dataset['session']
    const offered = () => screen.queryAllByRole('button', { name: /^Показать участника/ }).map(({ textContent }) => textContent)
    expect([chosen(), offered()]).toEqual(['x:1', ['Корзина']])
    await user.click(screen.getByRole('button', { name: /^Показать участника/ }))
    expect([chosen(), offered()]).toEqual(['x:2', ['Вход']])
    expect(screen.getByRole('group', { name: 'Данные события' }).textContent).toContain('by 7')
    await user.click(screen.getByRole('option', { name: /gone/ }))
    expect(offered()).toEqual([])
  })

  it('names the client as who told what a save has changed, and the page as who told the rest', async () => {
    givenHeight()
    const { tell } = await watching()
    await tell(told('data.changed', { tags: ['orders'] }))
    const list = within(screen.getByRole('listbox'))
    expect(list.getByRole('option', { name: /data\.changed/ }).textContent).toContain('клиент → Вход')
    expect(list.getByRole('option', { name: /logout\.requested/ }).textContent).toContain('страница → Вход')
  })

  it('narrows the events by Russian words, code names and data', async () => {
    const { user } = await watching()
    const options = () => Number(screen.getByText(/^Показано событий:/).textContent.replace(/\D/g, ''))
    expect(options()).toBe(3)
    const search = screen.getByRole('searchbox', { name: 'Поиск по событиям' })
    for (const words of ['нажато «Выйти»', 'LOGOUT.req', '"leadTo":"/1"']) {
      await user.clear(search)
      await user.click(search)
      await user.paste(words)
      expect([words, options()]).toEqual([words, 1])
    }
    await user.paste(' такого нет')
    screen.getByText('Таких событий нет.')
  })

  it('finds words with an ordinary space where they hold a no-break one', async () => {
    const { tell, user } = await watching()
    await tell(told('xstate.error.actor.0.session.confirming'))
    const search = screen.getByRole('searchbox', { name: 'Поиск по событиям' })
    for (const words of ['не вышло', 'НЕ\u00a0вышло']) {
      await user.clear(search)
      await user.click(search)
      await user.paste(words)
      expect([words, screen.getByText(/^Показано событий:/).textContent]).toEqual([words, 'Показано событий: 1'])
    }
  })

  it('steps over the events that are listed, and lights no row that is not looked at', async () => {
    givenHeight()
    const { tell, user } = await watching()
    await tell(told('logout.requested', { leadTo: '/2' }), told('session.reject'))
    const selected = () =>
      within(screen.getByRole('listbox'))
        .queryAllByRole('option', { selected: true })
        .map(({ textContent }) => textContent)
    const data = () => screen.getByRole('group', { name: 'Данные события' }).textContent
    await user.keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Alt}')
    expect(data()).toContain('session.reject')
    await user.type(screen.getByRole('searchbox', { name: 'Поиск по событиям' }), 'logout')
    await user.tab()
    expect(selected()).toEqual([])
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect([data(), selected().length]).toEqual([expect.stringContaining('leadTo «/1»'), 1])
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect([data(), selected().length]).toEqual([expect.stringContaining('leadTo «/2»'), 1])
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(data()).toContain('leadTo «/2»')
    await user.click(screen.getByRole('button', { name: /^К\sнастоящему/ }))
    await user.click(screen.getByRole('button', { name: /^Событием раньше/ }))
    expect(data()).toContain('leadTo «/2»')
    screen.getByRole('listbox').focus()
    await user.keyboard('{ArrowUp}{ArrowDown}')
    expect(data()).toContain('leadTo «/2»')
  })

  it('follows what comes again after looking back, and the focus stays in the time', async () => {
    givenScrolling()
    const { tell, user } = await watching()
    await tell(...Array.from({ length: 60 }, (_, by) => told('logout.requested', { by })))
    const list = () => screen.getByRole('listbox')
    const newest = () => list().getAttribute('aria-activedescendant')
    list().focus()
    await user.keyboard('{PageUp}{PageUp}{PageUp}')
    await user.click(screen.getByRole('button', { name: /^К\sнастоящему/ }))
    const isInTime = document.activeElement === screen.getByRole('button', { name: 'Пауза' })
    await tell(...Array.from({ length: 40 }, () => told('session.reject')))
    const last = within(list()).getAllByRole('option').at(-1)
    expect([last?.textContent, newest(), isInTime]).toEqual([expect.stringContaining('session.reject'), last?.id, true])
  })

  it('stands still in a pause, goes on recording and says how much came, and goes on from now', async () => {
    const { tell, user } = await watching()
    const said = () => screen.getByRole('region', { name: 'Время' }).querySelector('[role=status]')?.textContent.replace(/\s/g, ' ')
    await user.click(screen.getByRole('button', { name: 'Пауза' }))
    expect(said()).toMatch(/событие 3 из 3\. Запись идёт\.$/)
    await tell(told('session.recheck'), told('session.reject'), is('guest'))
    expect([said(), screen.getByRole('treeitem').textContent]).toEqual([
      expect.stringMatching(/событие 3 из 5\. Запись идёт, новых: 2\.$/),
      expect.stringContaining('Вошёл'),
    ])
    await user.click(screen.getByRole('button', { name: /^К\sнастоящему/ }))
    expect([said(), screen.getByRole('treeitem').textContent]).toEqual(['Сейчас', expect.stringContaining('Гость')])
  })

  it('clears the list and lists what comes; nothing is lost by it', async () => {
    const { tell, user } = await watching()
    const shown = () => screen.getByText(/^Показано событий:/).textContent.replace(/\D/g, '')
    await user.click(screen.getByRole('button', { name: 'Очистить' }))
    screen.getByText(/После очистки событий ещё не\s+было/)
    await tell(told('session.recheck'))
    expect(shown()).toBe('1')
    await user.click(screen.getByRole('button', { name: 'Показать все' }))
    expect([shown(), document.activeElement]).toEqual(['4', screen.getByRole('button', { name: 'Очистить' })])
  })

  it('names no row as the active one that is not drawn', async () => {
    givenScrolling()
    const { tell } = await watching()
    await tell(...Array.from({ length: 200 }, () => told('session.reject')))
    const list = screen.getByRole('listbox')
    const named = () => list.getAttribute('aria-activedescendant')
    const isDrawn = () => document.getElementById(named() ?? '') !== null
    expect(isDrawn()).toBe(true)
    await act(async () => {
      list.scrollTop = 0
      fireEvent.scroll(list)
    })
    expect([within(list).getAllByRole('option').length > 0, named()]).toEqual([true, null])
  })

  it('finds events by the time that is shown of them', async () => {
    const { tell, user } = await watching()
    await tell({ ...told('session.reject'), at: Date.UTC(2026, 10, 24, 19, 31, 5, 42) } as Entry)
    await user.click(screen.getByRole('searchbox', { name: 'Поиск по событиям' }))
    await user.paste('22:31:05,04')
    screen.getByText('Показано событий: 1')
  })

  it('tells copies of a machine apart, and what goes over a wire is of its owner', async () => {
    givenHeight()
    const { say, tell, user } = openInspector()
    await say({ kind: 'here', tab })
    const named = (session: string, name: string, machine: string | null): ActorInfo => ({ ...rest, session, name, machine })
    const rest: ActorInfo = { ...session('a'), states: [] }
    const actors = [
      named('x:1', 'session', 'session'),
      named('x:2', 'config.get', 'resource'),
      named('x:3', 'categories.list', 'resource'),
      named('x:4', 'relay.checkout', null),
      named('x:5', 'checkout', 'checkout'),
      named('x:6', '0.checkout.ready.looking', null),
    ]
    await tell(
      { kind: 'all', at: 1, life: 'l', actors, timers: [] },
      told('resource.opened', {}, 'x:2'),
      told('resource.opened', {}, 'x:3'),
      told('order.placed', {}, 'x:1', 'x:4'),
      told('xstate.init', {}, 'x:6', 'x:5'),
      told('xstate.done.actor.0.checkout.ready.looking', {}, 'x:5', 'x:6'),
    )
    const list = within(screen.getByRole('listbox'))
    const options = list.getAllByRole('option').map(({ textContent }) => textContent)
    expect(options[0]).toContain('страница → config.get · Данные страницы')
    expect(options[1]).toContain('страница → categories.list · Данные страницы')
    expect(options[2]).toContain('Оформление заказа → Вход')
    await user.click(screen.getByRole('treeitem', { name: /^Оформление заказа/ }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Чьи события' }), 'picked')
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Оформление заказа → Вход'),
      expect.stringContaining('→ Оформление заказа'),
    ])
    await user.click(screen.getByRole('tab', { name: 'Переписка' }))
    const chart = screen.getByRole('group', { name: 'Диаграмма переписки' })
    expect([...chart.querySelectorAll('g > title')].map(({ textContent }) => textContent)).toEqual([
      'Оформление заказа',
      'Вход',
      'вызовы',
      expect.stringContaining('order.placed'),
      expect.stringContaining('xstate.init'),
      expect.stringContaining('xstate.done'),
    ])
  })
})

it('lists the events of a chosen actor alone also once it has ended', async () => {
  const { tell, user } = await watching()
  const cart = { ...session('ready'), session: 'x:2', name: 'cart', machine: 'cart' }
  await tell({ kind: 'actor', at: 2, actor: cart }, told('data.changed', {}, 'x:2'))
  await user.click(screen.getByRole('treeitem', { name: /cart/ }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Чьи события' }), 'Только выбранный')
  const listed = () => screen.getByText(/^Показано событий:/).textContent
  const there = listed()
  await tell({ kind: 'gone', at: 3, session: 'x:2' })
  expect([there, listed()]).toEqual(['Показано событий: 1', 'Показано событий: 1'])
})

it('leaves the reader where he has scrolled while he looks at the past and more comes', async () => {
  givenScrolling()
  const { change, tell } = await watching()
  await tell(...Array.from({ length: 100 }, () => told('a.b')))
  await change((it) => ({ ...it, cursor: it.live!.rows.at(-1)!.key }))
  const list = screen.getByRole('listbox')
  list.scrollTop = 40
  fireEvent.scroll(list)
  await tell(told('a.c'))
  expect(list.scrollTop).toBe(40)
})
