import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ApiError } from '../../../model/api-error'
import { matchRoute } from '../../../model/routing/routes'
import HomePage from '../../../src/pages/home/home-page'
import { openShop } from '../support/open-shop'
import { buyer, user } from '../support/people'

afterEach(cleanup)

it('while nobody confirms the login the home page is no guest’s, nor while that is asked again; then it is of whoever is there [DEC-007]', async () => {
  for (const [answer, title] of [
    [user, /Оптовый магазин/],
    [new ApiError(401, ''), /оптом для сервисов/],
  ] as const) {
    let give: (answer: unknown) => void = () => {}
    const session = () =>
      new Promise((resolve, reject) => {
        give = (it) => (it instanceof Error ? reject(it) : resolve(it))
      })
    const { app } = await openShop(<HomePage route={matchRoute('/')!.route} params={{}} />, { ...buyer(0), 'session.user': session }) // the table has the home page
    await act(async () => give(new ApiError(503, '')))
    await screen.findByRole('heading', { level: 1, name: 'Проверяем вход' })
    expect(screen.queryByRole('link', { name: 'Зарегистрировать компанию' })).toBeNull()
    await act(async () => app.getSnapshot().children.session!.send({ type: 'confirmation.retried' })) // it lives as long as the shop
    screen.getByRole('heading', { level: 1, name: 'Проверяем вход' })
    await act(async () => give(answer))
    await screen.findByRole('heading', { level: 1, name: title })
    expect(screen.queryByText('Проверяем вход')).toBeNull()
    cleanup()
  }
})
