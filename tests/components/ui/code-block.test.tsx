import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { CodeBlock } from '../../../src/ui/code/code-block'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const CODE = 'GET /api/v1/cart\nAccept: application/json'
const open = () => {
  const user = userEvent.setup()
  render(<CodeBlock label="Пример запроса" language="HTTP" code={CODE} />)
  return user
}
const button = () => screen.getByRole('button', { name: 'Скопировать: Пример запроса' })

it('copies the code as it is, says so, and is ready again once it is left', async () => {
  const user = open()
  await user.click(button())
  const said = [button().textContent, screen.getByRole('status').textContent]
  await user.tab()
  expect([await navigator.clipboard.readText(), said, button().textContent]).toEqual([
    CODE,
    ['Скопировано', 'Пример запроса: скопировано'],
    'Скопировать',
  ])
})

it('says where the clipboard does not take it', async () => {
  const user = open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'))
  await user.click(button())
  expect(button().textContent).toBe('Не удалось')
})

it('scrolls by keyboard too', async () => {
  const user = open()
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Пример запроса, HTTP' }))
})
