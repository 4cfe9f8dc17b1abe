import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { ActorInfo } from '../../../inspector/protocol'
import { openInspector, session, tab, told, watching } from './open-inspector'

afterEach(cleanup)
const item = () => screen.getByRole('treeitem')

describe('the inspector', () => {
  it('says when no shop is open, and looks again', async () => {
    const { sent, user } = openInspector()
    expect(screen.getByRole('status').textContent).toMatch(/Открытого магазина не\s+видно/)
    await user.click(screen.getByRole('button', { name: 'Поискать снова' }))
    expect(sent).toEqual(['find'])
  })

  it('shows what lives in Russian words, and goes on where the tab was reloaded', async () => {
    const { say, tell } = await watching()
    expect(item().textContent).toContain('Вход sessionВошёл')
    await say({ kind: 'left', life: 'l' })
    screen.getByText('Вкладка закрыта или перезагружается')
    await say({ kind: 'here', tab: { ...tab, life: 'l2' } })
    await tell({ kind: 'all', at: 2, life: 'l2', actors: [session('guest')], timers: [] })
    expect([screen.getByText('На связи', { normalizer: (text) => text.replace(/\s/g, ' ') }), item().textContent]).toEqual([
      expect.anything(),
      'Вход sessionГость',
    ])
  })

  it('leads to an actor by the letters of its Russian or code name', async () => {
    const { say, tell, user } = openInspector()
    await say({ kind: 'here', tab })
    const named = (machine: string, at: number): ActorInfo => ({ ...session('a'), session: `x:${at}`, name: machine, machine })
    const machines = ['session', 'cart', 'checkout', 'cartGift']
    await tell({ kind: 'all', at: 1, life: 'l', actors: machines.map(named), timers: [] })
    const chosen = () => screen.getByRole('treeitem', { selected: true }).dataset['session']
    screen.getAllByRole('treeitem')[0]?.focus()
    const lead = async (text: string) => {
      await user.keyboard(text)
      return [chosen(), document.activeElement === screen.getByRole('treeitem', { selected: true })]
    }
    expect(await lead('кор')).toEqual(['x:1', true])
    expect(await lead('{Home}check')).toEqual(['x:2', true])
    expect(await lead('{Home}нет такого')).toEqual(['x:0', true])
  })

  it('says by what a machine broke, and goes on with the one that stands in its place', async () => {
    const { tell, user } = await watching()
    const cart = { ...session('guest'), session: 'x:2', name: 'cart', machine: 'cart', states: ['cart', 'cart.ready'] }
    await tell({ kind: 'actor', at: 2, actor: cart })
    await user.click(screen.getByRole('treeitem', { name: /cart/ }))
    await tell({ kind: 'actor', at: 3, actor: { ...cart, status: 'error', error: 'Не список' } })
    expect(screen.getByRole('treeitem', { name: /cart/ }).textContent).toContain('сломался')
    const pane = () => screen.getByRole('region', { name: 'Выбранный участник' }).textContent
    expect([pane().includes('сломался: Не список'), pane().includes('Сейчас возможно')]).toEqual([true, false])
    await tell({ kind: 'actor', at: 4, actor: { ...cart, session: 'x:3' } }, { kind: 'gone', at: 4, session: 'x:2' })
    expect(screen.getByRole('treeitem', { selected: true }).dataset['session']).toBe('x:3')
    expect([pane().includes('сломался'), pane().includes('Сейчас возможно')]).toEqual([false, true])
  })

  it('takes nobody else for a chosen actor that has gone: says so, and leads to its last state', async () => {
    const { tell, user } = await watching()
    const gift = { ...session('guest'), session: 'x:2', name: 'cartGift', machine: 'cartGift', states: ['cartGift', 'cartGift.idle'] }
    await tell({ kind: 'actor', at: 2, actor: gift }, told('session.recheck'), told('gift.aimed', {}, 'x:2'))
    await user.click(screen.getByRole('treeitem', { name: /cartGift/ }))
    await tell({ kind: 'gone', at: 3, session: 'x:2' }, told('logout.requested'))
    const pane = () => screen.getByRole('region', { name: 'Выбранный участник' }).textContent.replaceAll('\u00a0', ' ')
    expect(pane()).toContain('Подарок за корзину: участника больше нет')
    expect([pane().includes('Сейчас возможно'), screen.queryByRole('treeitem', { selected: true })]).toEqual([false, null])
    await user.click(screen.getByRole('button', { name: /последнему.состоянию/ }))
    screen.getByText(/Вы смотрите в/)
    expect(screen.getByRole('treeitem', { selected: true }).dataset['session']).toBe('x:2')
    await user.click(screen.getByRole('button', { name: /К.настоящему/ }))
    await user.click(screen.getByRole('button', { name: /участнику «Вход»/ }))
    expect(screen.getByRole('treeitem', { selected: true }).dataset['session']).toBe('x:1')
  })

  it('before anything has happened the time stands at its end, and nothing is to be stepped back to', async () => {
    const { say, tell } = openInspector()
    await say({ kind: 'here', tab })
    await tell({ kind: 'all', at: 1, life: 'l', actors: [session('guest')], timers: [] })
    const slider = screen.getByRole<HTMLInputElement>('slider')
    expect(slider.value).toBe(slider.max)
    expect(screen.getByRole('button', { name: /Событием раньше/ }).getAttribute('aria-disabled')).toBe('true')
  })

  it('shows what came as a list of pairs by its keys', async () => {
    const { tell, user } = await watching()
    await tell({
      kind: 'actor',
      at: 2,
      actor: { ...session('guest'), context: { known: [[7, { qty: 2 }]], pair: [1, 2], list: [1, 2, 3] } },
    })
    await tell(told('a.other', {}, 'x:9'))
    await user.click(screen.getByRole('tab', { name: 'Данные' }))
    const data = screen.getByRole('group', { name: /^Данные:/ })
    expect([...data.querySelectorAll('summary')].map((it) => it.textContent)).toEqual(['known {1}', '7 {1}', 'pair [2]', 'list [3]'])
  })

  it('says of a number that is an instant when it was, by the clock of the shop', async () => {
    const { tell, user } = await watching()
    await tell({ kind: 'actor', at: 2, actor: { ...session('guest'), context: { readAt: Date.UTC(2026, 10, 24, 3, 0, 7, 42), id: 1795 } } })
    await tell(told('a.other', {}, 'x:9'))
    await user.click(screen.getByRole('tab', { name: 'Данные' }))
    expect([...screen.getByRole('group', { name: /^Данные:/ }).querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      `readAt ${Date.UTC(2026, 10, 24, 3, 0, 7, 42)} · 24.11.2026, 06:00:07,042`,
      'id 1795',
    ])
  })

  it('looks back by Alt and an arrow, says so, closes sending, and comes back', async () => {
    const { user } = await watching()
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    screen.getByText(/Вы смотрите в\s+прошлое/)
    expect(item().textContent).toContain('Гость')
    screen.getByText(/Это прошлое/)
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(item().textContent).toContain('Профиль загружается')
    await user.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}')
    expect(item().textContent).toContain('Вошёл')
    expect(screen.queryByText(/Вы смотрите в\s+прошлое/)).toBeNull()
  })

  it('says how many of the events it still has', async () => {
    const { tell } = await watching()
    const said = () => screen.getByRole('complementary', { name: 'События' }).textContent.replace(/\s/g, ' ')
    expect(said()).not.toContain('Хранятся')
    await tell(...Array.from({ length: 6500 }, () => told('logout.requested')))
    expect(said()).toContain('События 6 503')
    expect(said()).toContain('Хранятся последние 5 000, более ранние забыты.')
  })

  it('attaches the end of a recording that is too long for a report, and says so', async () => {
    const { tell, user } = await watching()
    const attach = () => user.click(screen.getByRole('button', { name: /^Приложить/ }))
    await attach()
    await screen.findByText(/^Запись приложена/)
    await tell(...Array.from({ length: 6 }, () => told('logout.requested', { by: 'я'.repeat(500_000) })))
    await attach()
    const note = await screen.findByText(/^Приложен/)
    expect(note.textContent.replace(/\s/g, ' ')).toBe(
      'Приложен конец записи, последние события: 3 из 9. Больше отчёт не вмещает; всю запись сохраните в файл.',
    )
  })

  it('an event that was not seen yet is marked, and begins with the empty fields that its machine describes', async () => {
    const { sent, tell, user } = await watching()
    const marks = () => screen.getAllByTitle(/^(logout|session)\./).map((it) => it.textContent.replace(/\s/g, ' '))
    const submit = () => user.click(screen.getByRole('button', { name: 'Отправить' }))
    await screen.findByTitle('session.recheck')
    expect(marks()).toEqual([expect.not.stringContaining('приходило'), expect.stringMatching(/с условием, ещё не приходило$/)])
    await user.click(screen.getByTitle('session.recheck'))
    expect(screen.getByRole('dialog').textContent).toMatch(/ещё не\s+приходило\. Здесь образец/)
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Событие, JSON' })
    expect(JSON.parse(field.value)).toEqual({ type: 'session.recheck', userId: 0 })
    await user.clear(field)
    await user.paste('{"userId": "7"}')
    await submit()
    screen.getByText(/ожидается число, а\s+стоит текст/)
    await user.clear(field)
    await user.paste('{"userId": 7}')
    await submit()
    expect(sent).toEqual([{ type: 'session.recheck', userId: 7 }])
    await tell(told('session.recheck', { userId: 8 }))
    expect(marks()).toEqual([expect.not.stringContaining('приходило'), expect.not.stringContaining('приходило')])
    await user.click(screen.getByTitle('session.recheck'))
    expect(JSON.parse(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Событие, JSON' }).value)).toEqual({
      type: 'session.recheck',
      userId: 8,
    })
  })

  it('sends to nobody else than the actor for whom the window was opened: says at once that the shop was loaded again under it', async () => {
    const { addressed, say, tell, user } = await watching()
    await user.click(await screen.findByTitle('logout.requested'))
    await say({ kind: 'here', tab: { ...tab, life: 'l2' } })
    await tell({ kind: 'all', at: 2, life: 'l2', actors: [session('guest')], timers: [] })
    expect(screen.getByRole('alert').textContent).toContain('Страница магазина загружена заново')
    await user.click(screen.getByRole('button', { name: 'Отправить' }))
    expect(addressed).toEqual([])
  })

  it('sends an event with the data seen last; a refusal keeps what was typed', async () => {
    const { answer, sent, user } = await watching()
    await user.click(await screen.findByTitle('logout.requested'))
    const field = screen.getByRole('textbox', { name: 'Событие, JSON' })
    expect(JSON.parse((field as HTMLTextAreaElement).value)).toEqual({ type: 'logout.requested', leadTo: '/1' })
    answer.refusal = 'Машина занята.'
    await user.click(screen.getByRole('button', { name: 'Отправить' }))
    screen.getByText('Машина занята.')
    await user.clear(field)
    await user.click(field)
    await user.paste('{"leadTo": 2}')
    await user.click(screen.getByRole('button', { name: 'Отправить' }))
    screen.getByText(/ожидается текст, а\s+стоит число/)
    expect((field as HTMLTextAreaElement).value).toBe('{"leadTo": 2}')
    answer.refusal = null
    await user.clear(field)
    await user.paste('{"leadTo": "/2"}')
    await user.click(screen.getByRole('button', { name: 'Отправить' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent).toEqual([
      { type: 'logout.requested', leadTo: '/1' },
      { type: 'logout.requested', leadTo: '/2' },
    ])
  })
})
