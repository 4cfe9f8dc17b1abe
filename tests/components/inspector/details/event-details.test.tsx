import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Entry } from '../../../../src/inspector/protocol'
import { told, watching } from '../open-inspector'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})
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
