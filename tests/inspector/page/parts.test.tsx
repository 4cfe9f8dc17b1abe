import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ActorInfo, Entry } from '../../../inspector/protocol'
import { append, emptyRecording } from '../../../inspector/recording/recording'
import { recordingText } from '../../../inspector/recording/recording-file'
import { is, openInspector, session, tab, told, watching } from './open-inspector'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('the parts of the inspector', () => {
  it('says where the tab does not answer which events are possible, and asks again by a click', async () => {
    const { answer, user } = await watching({ asleep: 'Вкладка спит.' })
    const said = await screen.findByText(/Вкладка спит\./)
    expect([said.closest('[role=alert]') !== null, screen.queryByText(/машина ждёт/)]).toEqual([true, null])
    answer.asleep = null
    await user.click(screen.getByRole('button', { name: 'Спросить снова' }))
    await screen.findByTitle('logout.requested')
    expect(screen.queryByText(/Вкладка спит\./)).toBeNull()
  })

  it('moves nothing by Alt and an arrow behind a window', async () => {
    const { user } = await watching()
    const past = () => screen.queryByText(/Вы смотрите в\s+прошлое/)
    await user.click(await screen.findByTitle('logout.requested'))
    await user.click(screen.getByRole('textbox', { name: 'Событие, JSON' }))
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    screen.getByRole('button', { name: 'Отправить' }).focus()
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(past()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Отмена' }))
    screen.getByRole('slider').focus()
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(past()).not.toBeNull()
  })

  it('steps by Alt and an arrow also from a text, but where those move by words', async () => {
    const { user } = await watching()
    const isPast = () => screen.queryByText(/Вы смотрите в/) !== null
    const press = async () => {
      await user.click(screen.getByRole('searchbox', { name: 'Поиск по событиям' }))
      await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
      return isPast()
    }
    const platform = vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')
    const onMac = await press()
    platform.mockReturnValue('Win32')
    expect({ onMac, press: await press() }).toEqual({ onMac: false, press: true })
    platform.mockRestore()
  })

  it('opens the file that was chosen last, however long another one takes, and says which cannot be read', async () => {
    await watching()
    const field = screen.getByLabelText('Файл записи')
    const choose = (name: string, text: () => Promise<string>) =>
      act(async () => void fireEvent.change(field, { target: { files: [{ name, size: 1, text }] } }))
    const file = (path: string) => recordingText(append(emptyRecording({ ...tab, path }), [is('guest')]), 1)
    let come = (_: string) => {}
    const slow = new Promise<string>((resolve) => {
      come = resolve
    })
    await choose('slow.json', () => slow)
    await choose('quick.json', async () => file('/quick'))
    await screen.findByText(/quick\.json/)
    await act(async () => come(file('/slow')))
    await choose('gone.json', () => Promise.reject(new Error('gone')))
    await screen.findByText(/Файл не\s+читается/)
    expect([screen.queryByText(/slow\.json/), screen.queryByText(/quick\.json/)]).toEqual([null, expect.anything()])
  })

  it('says of a file that it is empty, and waits for nothing', async () => {
    openInspector()
    const file = { name: 'empty.json', size: 1, text: async () => recordingText(emptyRecording(tab), 1) }
    await act(async () => void fireEvent.change(screen.getByLabelText('Файл записи'), { target: { files: [file] } }))
    const said = (await screen.findByRole('heading', { name: 'Запись пуста' })).closest('main')?.textContent
    expect([said, screen.queryByText('Ждём первых событий')]).toEqual([expect.stringContaining('empty.json'), null])
  })

  it('shows a list of pairs that was cut by its keys, and how much there was', async () => {
    const { tell, user } = await watching()
    const lines = [...Array.from({ length: 60 }, (_, at) => [1000 + at, { qty: 1 }]), '… ещё 240']
    await tell({ kind: 'actor', at: 2, actor: { ...session('guest'), context: { lines, list: [1, '… ещё 70'] } } })
    await tell(told('a.other', {}, 'x:9'))
    await user.click(screen.getByRole('tab', { name: 'Данные' }))
    const data = screen.getByRole('group', { name: /^Данные/ })
    const words = [...data.querySelectorAll('summary, p')].map((it) => it.textContent)
    expect([
      words[0],
      words[1],
      words.filter((it) => it.startsWith('…')).map((it) => it.replaceAll('\u00a0', ' ')),
      words.includes('list [71]'),
    ]).toEqual([
      'lines {300}',
      '1000 {1}',
      ['… и ещё 240: магазин передаёт только первые 60 из 300.', '… и ещё 70: магазин передаёт только первые 1 из 71.'],
      true,
    ])
  })

  it('looks at the same actor after the page of the shop was loaded again, and narrows the events to it', async () => {
    const { say, tell, user } = openInspector()
    const named = (machine: string, at: number): ActorInfo => ({ ...session('a'), session: `x:${at}`, name: machine, machine })
    const to = (at: number, type: string): Entry => ({ kind: 'event', at: 1, from: null, to: `x:${at}`, event: { type } })
    await say({ kind: 'here', tab })
    await tell(
      { kind: 'all', at: 1, life: 'l', actors: ['session', 'cart', 'overlay'].map(named), timers: [] },
      to(0, 'a.session'),
      to(1, 'a.cart'),
    )
    await tell(...Array.from({ length: 5 }, () => to(2, 'a.overlay')))
    await user.click(screen.getByRole('treeitem', { name: /cart/ }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Чьи события' }), 'Только выбранный')
    const shown = () => Number(screen.getByText(/^Показано событий:/).textContent.replace(/\D/g, ''))
    expect(shown()).toBe(1)
    await say({ kind: 'here', tab: { ...tab, life: 'l2' } })
    await tell(
      { kind: 'all', at: 2, life: 'l2', actors: ['overlay', 'session', 'cart'].map(named), timers: [] },
      to(1, 'a.other'),
      to(2, 'a.now'),
      to(2, 'a.now'),
    )
    expect(screen.getByRole('treeitem', { selected: true }).textContent).toContain('cart')
    expect(shown()).toBe(2)
  })

  it('counts the timers of the chosen actor down while it is now, and lets them stand in the past [DEC-070]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: 100_000 })
    try {
      const { say, tell } = openInspector()
      await say({ kind: 'here', tab })
      const timers = [
        { session: 'x:1', code: 'after.askAgain', startedAt: 100_000, delay: 15_000 },
        { session: 'x:2', code: 'after.other', startedAt: 100_000, delay: 1 },
        { session: 'x:1', code: 'after.long', startedAt: 100_000, delay: 125_000 },
      ]
      await tell(
        { kind: 'all', at: 100_000, life: 'l', actors: [session('guest')], timers },
        told('logout.requested'),
        told('logout.requested'),
      )
      const left = () =>
        within(screen.getByRole('list', { name: 'Таймеры' }))
          .getAllByRole('listitem')
          .map((it) => it.querySelector('b')?.textContent)
      const done = () => screen.getAllByRole('progressbar').map((it) => (it as HTMLProgressElement).value)
      expect(left()).toEqual(['15,0\u00a0с', '2:05'])
      await act(async () => vi.advanceTimersByTime(12_600))
      expect([left(), done()[0]]).toEqual([['2,4\u00a0с', '1:52'], expect.closeTo(0.84, 5)])
      fireEvent.keyDown(document, { key: 'ArrowLeft', altKey: true })
      expect(left()).toEqual(['15,0\u00a0с', '2:05'])
      await act(async () => vi.advanceTimersByTime(5000))
      expect(left()).toEqual(['15,0\u00a0с', '2:05'])
      fireEvent.keyDown(document, { key: 'ArrowRight', altKey: true })
      await act(async () => vi.advanceTimersByTime(60_000))
      expect(left()).toEqual(['0,0\u00a0с', '47,4\u00a0с'])
    } finally {
      vi.useRealTimers()
    }
  })

  it('shows each of several timers that wait for the same since the same moment, and none that is over', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue() // React tells of twins
    const { tell } = await watching()
    const wait = (...delays: number[]): Entry => ({
      kind: 'timers',
      at: 1,
      timers: delays.map((delay) => ({ session: 'x:1', code: 'resource.abandoned', startedAt: 1, delay })),
    })
    const shown = () => screen.queryAllByRole('progressbar').length
    const counts: number[] = []
    for (const delays of [[600_000, 600_000], [600_000], [600_000, 700_000], []]) {
      await tell(wait(...delays))
      counts.push(shown())
    }
    expect({ counts, calls: said.mock.calls }).toEqual({ counts: [2, 1, 2, 0], calls: [] })
  })

  it('begins another view of an actor at its top, wherever the last one was scrolled to', async () => {
    const { user } = await watching()
    screen.getByRole('tabpanel').scrollTop = 300
    await user.click(screen.getByRole('tab', { name: 'Данные' }))
    expect(screen.getByRole('tabpanel').scrollTop).toBe(0)
  })

  it('draws who told whom what up to what is looked at, with who is ticked, and a press looks there [DEC-070]', async () => {
    const { say, tell, user } = openInspector()
    const named = (machine: string, at: number): ActorInfo => ({ ...session('a'), session: `x:${at}`, name: machine, machine })
    const from = (one: number | null, to: number, type: string): Entry => ({
      kind: 'event',
      at: 1,
      from: one === null ? null : `x:${one}`,
      to: `x:${to}`,
      event: { type },
    })
    await say({ kind: 'here', tab })
    await tell(
      { kind: 'all', at: 1, life: 'l', actors: ['session', 'cart'].map(named), timers: [] },
      from(null, 0, 'a.one'),
      from(0, 1, 'a.two'),
      from(1, 0, 'a.three'),
      from(0, 0, 'a.self'),
      from(0, 1, 'xstate.init'),
    )
    await user.click(screen.getByRole('tab', { name: 'Переписка' }))
    const drawing = () => screen.getByRole('group', { name: 'Диаграмма переписки' })
    const messages = () => [...drawing().querySelectorAll('[role=img] title')].map((it) => /\((.*)\)$/.exec(it.textContent)?.[1])
    const heads = () => [...drawing().querySelectorAll('svg[aria-hidden] text')].map((it) => it.textContent)
    expect({ messages: messages(), heads: heads() }).toEqual({
      messages: ['a.one', 'a.two', 'a.three', 'a.self'],
      heads: ['страница', 'Вход', 'Корзина'],
    })
    // To the right, to the left, and back to itself.
    const ends = [...drawing().querySelectorAll('path')].filter((_, at) => at % 2 === 0).map((it) => it.getAttribute('d')!)
    const across = ends.slice(0, 3).map((d) => /^M(\d+) \d+H(\d+)$/.exec(d)!.slice(1).map(Number))
    expect([across.map(([start, end]) => start! < end!), ends[3]?.includes('H')]).toEqual([[true, true, false], false])
    await user.click([...drawing().querySelectorAll('[role=img] title')][1]!.parentElement!)
    screen.getByText(/Вы смотрите в\s+прошлое/)
    expect(messages()).toEqual(['a.one', 'a.two'])
    await user.click(screen.getByText(/^Кого показать/))
    await user.click(screen.getByRole('checkbox', { name: 'Корзина' }))
    expect(messages()).toEqual(['a.one'])
    await user.click(screen.getByRole('checkbox', { name: 'страница' }))
    screen.getByText(/друг другу ещё ничего не\s+сказали/)
  })
})
