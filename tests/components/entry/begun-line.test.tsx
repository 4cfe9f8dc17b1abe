import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepLine, readLine } from '../../../src/platform/wishes/begun-line'
import { QuickEntry } from '../../../src/product/entry/quick-entry'
import { answers, article, typist } from '../support/entry'
import { openShop } from '../support/open-shop'
import { eventually } from '../../support/waiting/eventually'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

const open = async () => {
  const shop = await openShop(<QuickEntry />, answers(), { line: { readLine, keepLine } })
  await screen.findByRole('combobox')
  return shop
}

it('what is typed and not entered is there after a reload with its quantity, for its user alone, until it is entered [DEC-057]', async () => {
  const first = await open()
  const type = typist()
  const user = first.app.getSnapshot().context.user!.id
  await type.type(article(), 'm1{Enter}7')
  await eventually(() => expect(readLine(user)).toEqual({ text: 'M-1', count: '7' }))
  first.app.stop()
  cleanup()
  await open()
  await eventually(() => expect(article().value).toBe('M-1'))
  expect([screen.getByRole<HTMLInputElement>('textbox', { name: 'Количество' }).value, readLine(user + 1)]).toEqual(['7', null])
  await type.click(article())
  await type.keyboard('{Enter}{Enter}')
  await screen.findByText('M-1, 7 шт.')
  expect(readLine(user)).toBeNull()
})

it('what somebody else wrote there is nothing', () => {
  for (const value of ['{"text":1}', 'not json', JSON.stringify({ text: 'x'.repeat(500), count: '' })]) {
    sessionStorage.setItem('entry-line/1', value)
    expect(readLine(1)).toBeNull()
  }
})

it('a logout forgets it', async () => {
  const { app } = await open()
  const user = app.getSnapshot().context.user!.id
  keepLine(user, { text: 'M-1', count: '' })
  app.send({ type: 'session.closed', userId: user, ending: 'elsewhere', leadTo: '/' })
  expect(readLine(user)).toBeNull()
})
