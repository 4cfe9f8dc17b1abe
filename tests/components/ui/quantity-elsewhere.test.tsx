import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { QuantityStepper } from '../../../src/ui/quantity/quantity-stepper'

afterEach(cleanup)

describe('a quantity that another tab changes', () => {
  /** What the server keeps, and what the buyer wishes while nobody has answered. */
  type Line = { kept: number; wished?: number }
  function showLine(start: number) {
    const told: number[] = []
    const line = ({ kept, wished }: Line) => (
      <QuantityStepper
        label="X"
        isInCart
        value={wished ?? kept}
        kept={wished === undefined ? kept : undefined}
        onChange={(next) => told.push(next)}
      />
    )
    const { rerender } = render(line({ kept: start }))
    return {
      told,
      user: userEvent.setup(),
      field: screen.getByRole<HTMLInputElement>('textbox'),
      now: (state: Line) => rerender(line(state)),
    }
  }
  const said = () => screen.queryByRole('status')?.textContent?.replaceAll('\u00a0', ' ') ?? null

  it('what was typed and answered gives way to another tab’s number, which is said and selected [DEC-020]', async () => {
    const { user, field, now } = showLine(8)
    await user.click(field)
    await user.keyboard('16')
    now({ kept: 8, wished: 16 })
    now({ kept: 16 })
    expect([field.value, said()]).toEqual(['16', null])
    now({ kept: 40 })
    expect([field.value, document.activeElement, said()]).toEqual([
      '40',
      field,
      'Изменено в другой вкладке или на другом устройстве: 40 шт.',
    ])
    expect({ selectionStart: field.selectionStart, selectionEnd: field.selectionEnd }).toEqual({ selectionStart: 0, selectionEnd: 2 })
    await user.tab()
    expect(said()).toBe('Изменено в другой вкладке или на другом устройстве: 40 шт.')
    await user.click(field)
    expect(said()).toBe(null)
  })

  it('what was corrected in the answer to one’s own wish waits for the end of typing and is not another tab’s [DEC-019]', async () => {
    const { user, field, now } = showLine(8)
    await user.click(field)
    await user.keyboard('16')
    now({ kept: 8, wished: 16 })
    now({ kept: 12 })
    expect([field.value, said()]).toEqual(['16', null])
    await user.tab()
    expect([field.value, said()]).toEqual(['12', null])
  })

  it('what is typed and not told yet stays, and what is there elsewhere is said [DEC-020]', async () => {
    const { told, user, field, now } = showLine(8)
    await user.click(field)
    await user.keyboard('0')
    now({ kept: 40 })
    expect([field.value, said()]).toEqual(['0', 'Изменено в другой вкладке или на другом устройстве: 40 шт.'])
    await user.keyboard('{Enter}')
    expect(told).toEqual([0])
  })

  it('Escape after that brings back what is there now, not what was there before [DEC-020]', async () => {
    const { told, user, field, now } = showLine(8)
    await user.clear(field)
    now({ kept: 40 })
    await user.keyboard('{Escape}')
    expect([told, field.value]).toEqual([[], '40'])
  })

  it('a line that went elsewhere is said to be gone', async () => {
    const { user, field, now } = showLine(8)
    await user.click(field)
    now({ kept: 0 })
    expect(said()).toBe('Убрано из корзины в другой вкладке или на другом устройстве')
  })

  it('nothing is said where nobody works in the field', () => {
    const { field, now } = showLine(8)
    now({ kept: 40 })
    expect([field.value, said()]).toEqual(['40', null])
  })
})
