import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import type { Notification } from '../../../model/conversation/notification'
import { personalRoutes } from '../../../model/routing/personal-routes'
import { BellLink } from '../../../src/layouts/header/bell-link'
import NotificationsPage from '../../../src/pages/notifications/notifications-page'
import type { Answers } from '../support/open-shop'
import { openShop } from '../support/open-shop'
import { buyer } from '../support/people'

afterEach(cleanup)

const HOUR_MS = 3_600_000
const told = (id: number, isRead: boolean, more: Partial<Notification> = {}): Notification => ({
  id,
  data: { title: `Весть ${id}` },
  title: '',
  text: `Слова ${id}`,
  icon: 'order',
  created_at: new Date(Date.now() - id * 24 * HOUR_MS).toISOString(),
  read_at: isRead ? new Date().toISOString() : null,
  url: `/personal/orders/${id}`,
  ...more,
})
const route = personalRoutes.find(({ id }) => id === 'ROUTE-044')!
const open = (answers: Answers) =>
  openShop(
    <>
      <BellLink />
      <NotificationsPage route={route} params={{}} />
    </>,
    { ...buyer(0), ...answers },
  )
const bell = () => screen.getByRole('link', { name: /^Уведомления/ }).getAttribute('aria-label')
const unread = () => screen.getAllByRole('listitem').flatMap((row) => (/Не.прочитано/.test(row.textContent ?? '') ? [row.textContent] : []))

describe('the page of notifications', () => {
  it('has them by day with what is unread, as the bell counts; one that is opened is read [ROUTE-044, STATE-017]', async () => {
    const { calls } = await open({
      'notifications.list': () => ({ items: [told(0, false), told(1, false, { url: undefined as never }), told(9, true)] }),
      'notifications.setAsRead': () => null,
    })
    await screen.findByText('Весть 0')
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.replace('\u00a0', ' '))).toEqual([
      'Сегодня',
      'Вчера',
      expect.stringMatching(/^\d+ [а-я]+( \d{4})?$/),
    ])
    expect([bell(), unread().length]).toEqual(['Уведомления, непрочитанных 2', 2])
    fireEvent.click(screen.getByRole('link', { name: 'Весть 0' }))
    expect([bell(), unread().length]).toEqual(['Уведомления, непрочитанных 1', 1])
    fireEvent.click(screen.getByRole('button', { name: 'Прочитано: Весть 1' }))
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === 'notifications.setAsRead').map(({ args }) => args)).toEqual([
        { params: { id: 1 }, body: { ids: [0] } },
        { params: { id: 1 }, body: { ids: [1] } },
      ]),
    )
    expect({ bell: bell(), unread: unread() }).toEqual({ bell: 'Уведомления', unread: [] })
  })

  it('reads all at once; what is refused is unread again', async () => {
    let refuse = (_error: unknown) => {}
    await open({
      'notifications.list': () => ({ items: [told(0, false), told(1, false)] }),
      'notifications.setAsRead': () => new Promise((_, reject) => (refuse = reject)),
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Прочитать все' }))
    expect([bell(), screen.queryByRole('button', { name: 'Прочитать все' })]).toEqual(['Уведомления', null])
    await act(async () => refuse(new ApiError(409, 'Нет')))
    expect(bell()).toBe('Уведомления, непрочитанных 2')
  })

  it('that did not load says so and asks again; empty, it says what will be there', async () => {
    let isDown = true
    await open({ 'notifications.list': () => (isDown ? Promise.reject(new ApiError(403, '')) : { items: [] }) })
    await screen.findByText(/Уведомления не.загрузились/)
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    await screen.findByText('Уведомлений пока нет')
  })

  it('shows fifty of a thousand, and more on demand; a link out of the shop opens beside it', async () => {
    const items = Array.from({ length: 1000 }, (_, at) =>
      told(at, true, { created_at: new Date().toISOString(), url: 'https://example.test/' }),
    )
    await open({ 'notifications.list': () => ({ items }) })
    await screen.findByText('Весть 0')
    const rows = () => within(screen.getByRole('list', { name: 'Сегодня' })).getAllByRole('listitem').length
    expect(rows()).toBe(50)
    fireEvent.click(screen.getByRole('button', { name: /^Показать ещё 50/ }))
    expect(rows()).toBe(100)
    expect(screen.getByRole('link', { name: 'Весть 0' }).getAttribute('target')).toBe('_blank')
  })
})
