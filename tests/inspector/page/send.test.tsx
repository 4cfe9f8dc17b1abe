import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Entry } from '../../../inspector/protocol'
import { session, tab, watching } from './open-inspector'

afterEach(cleanup)
const open = async ({ user }: Awaited<ReturnType<typeof watching>>, type = 'logout.requested') => {
  await user.click(await screen.findByTitle(type))
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Событие, JSON' })
}

describe('the window of an event by hand', () => {
  it('keeps what was typed for its actor and event until it is sent, or filled in anew', async () => {
    const page = await watching()
    const { sent, user } = page
    const first = (await open(page)).value
    const type = async (text: string) => {
      await user.clear(screen.getByRole('textbox', { name: 'Событие, JSON' }))
      await user.paste(text)
    }
    expect(screen.queryByRole('button', { name: 'Заполнить заново' })).toBeNull()
    await type('{"leadTo": "/7"}')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect((await open(page, 'session.recheck')).value).toContain('session.recheck')
    await user.keyboard('{Escape}')
    expect((await open(page)).value).toBe('{"leadTo": "/7"}')
    await user.click(screen.getByRole('button', { name: 'Заполнить заново' }))
    await user.keyboard('{Escape}')
    expect((await open(page)).value).toBe(first)
    await type('{"leadTo": "/8"}')
    await user.click(screen.getByRole('button', { name: 'Отправить' }))
    expect(sent).toEqual([{ type: 'logout.requested', leadTo: '/8' }])
    expect((await open(page)).value).toBe(first)
  })

  it.each(['Control', 'Meta'])('sends by %s and Enter; Enter alone is a new line', async (key) => {
    const page = await watching()
    await open(page)
    await page.user.keyboard('{Enter}')
    expect(page.sent).toEqual([])
    await page.user.keyboard(`{${key}>}{Enter}{/${key}}`)
    expect(page.sent).toEqual([{ type: 'logout.requested', leadTo: '/1' }])
  })

  it('says at once that the shop is closed, sends nothing, and goes on when it is back', async () => {
    const page = await watching()
    const field = await open(page)
    await page.user.clear(field)
    await page.user.paste('{"leadTo": "/3"}')
    await page.say({ kind: 'left', life: 'l' })
    expect(screen.getByRole('alert').textContent).toContain('Вкладка магазина закрыта')
    await page.user.keyboard('{Control>}{Enter}{/Control}')
    await page.user.click(screen.getByRole('button', { name: 'Отправить' }))
    expect([page.sent, field.value]).toEqual([[], '{"leadTo": "/3"}'])
    await page.say({ kind: 'here', tab })
    expect(screen.queryByRole('alert')).toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'Отправить' }))
    expect(page.sent).toEqual([{ type: 'logout.requested', leadTo: '/3' }])
  })

  it.each([
    ['сломался', { kind: 'actor', at: 9, actor: { ...session('guest'), status: 'error' } }],
    ['закончил работу', { kind: 'gone', at: 9, session: 'x:1' }],
  ] satisfies [string, Entry][])('says at once that its actor %s, and sends nothing', async (what, end) => {
    const page = await watching()
    await open(page)
    await page.tell(end)
    expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toContain(`Этот участник ${what}`)
    await page.user.click(screen.getByRole('button', { name: 'Отправить' }))
    expect(page.sent).toEqual([])
  })

  it('stays until the shop has answered: nobody would learn what became of the event', async () => {
    const page = await watching()
    await open(page)
    let come = (_: string | null) => {}
    page.answer.refusal = new Promise<string | null>((resolve) => {
      come = resolve
    })
    await page.user.click(screen.getByRole('button', { name: 'Отправить' }))
    await page.user.keyboard('{Escape}')
    await page.user.click(screen.getByRole('button', { name: 'Отмена' }))
    await act(async () => come('Машина занята.'))
    within(screen.getByRole('dialog')).getByText('Машина занята.')
    await page.user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says which fields the event has, and what stands in them', async () => {
    const page = await watching()
    await open(page)
    const fields = () => screen.getByLabelText('Поля события').textContent.replace(/\s/g, ' ')
    expect(fields()).toBe('leadToтекст можно не писать')
    await page.user.keyboard('{Escape}')
    await open(page, 'session.recheck')
    expect(fields()).toBe('userIdчисло')
  })

  it('sends what no machine describes only as unchecked', async () => {
    const page = await watching({ possible: ['made.up'] })
    await open(page, 'made.up')
    expect(screen.getByRole('dialog').textContent).toMatch(/машина не\s+описывает: они не\s+проверены/)
    expect(screen.queryByRole('button', { name: 'Отправить' })).toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'Отправить без\u00a0проверки' }))
    expect(page.sent).toEqual([{ type: 'made.up' }])
  })

  it('says at once what JSON cannot write, and sends nothing', async () => {
    const page = await watching({ possible: ['login.submitted'] })
    const form = { ...session('guest'), session: 'x:2', name: 'loginForm', machine: 'loginForm', states: ['loginForm'] }
    await page.tell({ kind: 'actor', at: 9, actor: form })
    await page.user.click(screen.getByRole('treeitem', { name: /loginForm/ }))
    await open(page, 'login.submitted')
    expect(screen.getByRole('dialog').textContent).toMatch(/В\s+поле «password» магазин ждёт объект из\s+кода/)
    await page.user.click(screen.getByRole('button', { name: 'Отправить' }))
    expect(screen.getByRole('dialog').textContent).not.toMatch(/образец/)
    expect(page.sent).toEqual([])
  })

  it('a refusal goes with the text that it was of, and the field has the focus', async () => {
    const page = await watching()
    const field = await open(page)
    const retype = async (text: string) => {
      await page.user.clear(field)
      await page.user.paste(text)
    }
    await retype('{"leadTo": 7}')
    await page.user.click(screen.getByRole('button', { name: 'Отправить' }))
    expect([screen.queryByText(/ожидается текст/) !== null, document.activeElement === field]).toEqual([true, true])
    await page.user.click(screen.getByRole('button', { name: 'Заполнить заново' }))
    expect([screen.queryByText(/ожидается текст/), document.activeElement === field]).toEqual([null, true])
  })
})
