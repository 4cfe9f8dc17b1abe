import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ActorInfo } from '../../../src/inspector/protocol'
import { item, open, session, shop, tab, told, watching } from './opened-page'

describe('the inspector', () => {
  it('says when no shop is open, and looks again', async () => {
    const { user } = open()
    expect(screen.getByRole('status').textContent).toMatch(/Открытого магазина не\s+видно/)
    await user.click(screen.getByRole('button', { name: 'Поискать снова' }))
    expect(shop.sent).toEqual(['find'])
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

  it('offers no list where no event was yet or none fits', async () => {
    const { say, tell, user } = open()
    await say({ kind: 'here', tab })
    await tell({ kind: 'all', at: 1, life: 'l', actors: [session('guest')], timers: [] })
    screen.getByText(/Событий пока не\s+было/)
    expect(screen.queryByRole('listbox')).toBeNull()
    await tell(told('logout.requested'))
    screen.getByRole('listbox', { name: 'Список событий' })
    await user.type(screen.getByRole('searchbox', { name: 'Поиск по событиям' }), 'нетакого')
    await screen.findByText('Таких событий нет.')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('leads to an actor by the letters of its Russian or code name', async () => {
    const { say, tell, user } = open()
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

  it('shows what came as a list of pairs by its keys', async () => {
    const { tell, user } = await watching()
    await tell({
      kind: 'actor',
      at: 2,
      actor: { ...session('guest'), context: { known: [[7, { qty: 2 }]], pair: [1, 2], list: [1, 2, 3] } },
    })
    await user.click(screen.getByRole('tab', { name: 'Данные' }))
    const data = screen.getByRole('group', { name: /^Данные/ })
    expect([...data.querySelectorAll('summary')].map((it) => it.textContent)).toEqual(['known {1}', '7 {1}', 'pair [2]', 'list [3]'])
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

  it('narrows the events by Russian words, code names and data', async () => {
    const { user } = await watching()
    const options = () => Number(screen.getByText(/^Показано событий:/).textContent.replace(/\D/g, ''))
    expect(options()).toBe(3)
    const search = screen.getByRole('searchbox')
    for (const words of ['нажато «Выйти»', 'LOGOUT.req', '"by":1']) {
      await user.clear(search)
      await user.click(search)
      await user.paste(words)
      expect([words, options()]).toEqual([words, 1])
    }
    await user.paste(' такого нет')
    screen.getByText('Таких событий нет.')
  })

  it('sends an event with the data seen last; a refusal keeps what was typed', async () => {
    const { user } = await watching()
    await user.click(await screen.findByTitle('logout.requested'))
    const field = screen.getByRole('textbox', { name: 'Событие, JSON' })
    expect(JSON.parse((field as HTMLTextAreaElement).value)).toEqual({ type: 'logout.requested', by: 1 })
    shop.refusal = 'Машина занята.'
    await user.click(screen.getByRole('button', { name: 'Отправить' }))
    screen.getByText('Машина занята.')
    await user.clear(field)
    await user.click(field)
    await user.paste('{"by": "два"}')
    await user.click(screen.getByRole('button', { name: 'Отправить' }))
    screen.getByText(/ожидается число/)
    expect((field as HTMLTextAreaElement).value).toBe('{"by": "два"}')
    shop.refusal = null
    await user.clear(field)
    await user.paste('{"by": 2}')
    await user.click(screen.getByRole('button', { name: 'Отправить' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shop.sent).toEqual([
      { type: 'logout.requested', by: 1 },
      { type: 'logout.requested', by: 2 },
    ])
  })
})
