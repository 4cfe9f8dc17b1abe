import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Entry } from '../../../../src/inspector/protocol'
import { told, watching } from '../open-inspector'

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
