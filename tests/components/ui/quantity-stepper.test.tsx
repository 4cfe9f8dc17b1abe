import { fc, test as property } from '@fast-check/vitest'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { focusRefusedQuantity } from '../../../src/ui/quantity/refused-quantity'
import { QuantityStepper, type QuantityStepperProps } from '../../../src/ui/quantity/quantity-stepper'

afterEach(cleanup)

type Setup = Omit<QuantityStepperProps, 'value' | 'label' | 'onChange'> & { start: number }

/** A stepper whose owner keeps every quantity that it is told. */
function show({ start, ...props }: Setup) {
  const told: number[] = []
  /** The same with what it was told while typing marked by «…», and with the ends of typing. */
  const heard: string[] = []
  function Owner() {
    const [value, setValue] = useState(start)
    const keep = (next: number, isTyped: boolean) => {
      told.push(next)
      heard.push(isTyped ? `${next}…` : String(next))
      setValue(next)
    }
    return <QuantityStepper {...props} label="AL-4071" value={value} onChange={keep} onEnter={() => heard.push('end')} />
  }
  render(<Owner />)
  return {
    told,
    heard,
    user: userEvent.setup(),
    field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Количество: AL-4071' }),
    less: screen.getByRole('button', { name: 'Убавить: AL-4071' }),
    more: screen.getByRole('button', { name: 'Прибавить: AL-4071' }),
  }
}

describe('QuantityStepper', () => {
  it('tells every whole number while it is typed', async () => {
    const { told, user, field } = show({ start: 4 })
    await user.clear(field)
    await user.type(field, '120')
    expect({ told, shown: field.value }).toEqual({ told: [1, 12, 120], shown: '120' })
  })

  it('brings back the number from before, when what is typed turns out to be none, or Escape is pressed [DEC-046]', async () => {
    const { told, user, field } = show({ start: 8 })
    await user.clear(field)
    await user.type(field, '2,')
    expect({ told, shown: field.value }).toEqual({ told: [2, 8], shown: '2,' })
    await user.clear(field)
    await user.type(field, '67{Escape}')
    expect({ told, shown: field.value, alert: screen.queryByRole('alert') }).toEqual({ told: [2, 8, 6, 67, 8], shown: '8', alert: null })
  })

  it.each([
    ['Escape', '67{Escape}', '8'],
    ['Enter', '67{Enter}', '67'],
    ['a step by arrow', '{ArrowUp}', '12'],
  ])('%s ends the typing: what is typed next is the next number, not its end', async (_, keys, shown) => {
    const { user, field } = show({ start: 8, step: keys.includes('Arrow') ? 4 : 1 })
    await user.click(field)
    await user.keyboard(keys)
    expect([field.value, document.activeElement]).toEqual([shown, field])
    await user.keyboard('3')
    expect(field.value).toBe('3')
  })

  it.each([
    ['2,5', 'Количество бывает только целым: введите число без запятой и точки'],
    ['-3', 'Количество не бывает отрицательным: введите 0 или больше'],
    ['дюжина', 'Введите количество цифрами, например 12'],
    ['1000000', 'Не\u00a0больше 999\u00a0999\u00a0шт.'],
    ['<b>4</b>', 'Введите количество цифрами, например 12'],
  ])('keeps «%s» in the field, says why beside it and changes nothing [DEC-046]', async (text, sentence) => {
    const onRefused = vi.fn()
    const { told, user, field } = show({ start: 7, onRefused })
    await user.click(field)
    await user.paste(text)
    await user.tab()
    expect(screen.getByRole('alert').textContent).toBe(sentence)
    expect({ title: field.title, scrollLeft: field.scrollLeft }).toEqual({ title: text, scrollLeft: 0 })
    expect({
      told,
      shown: field.value,
      invalid: field.getAttribute('aria-invalid'),
      described: field.getAttribute('aria-describedby'),
      refused: onRefused.mock.calls,
    }).toEqual({ told: [], shown: text, invalid: 'true', described: screen.getByRole('alert').id, refused: [[true]] })
  })

  it('drops the sentence as soon as the text is a quantity', async () => {
    const { told, user, field } = show({ start: 7 })
    await user.clear(field)
    await user.type(field, '3,')
    expect(screen.getByRole('alert').textContent).toContain('только целым')
    await user.type(field, '{Backspace}')
    expect({ alerts: screen.queryAllByRole('alert'), told, shown: field.value }).toEqual({ alerts: [], told: [3, 7, 3], shown: '3' })
  })

  it('brings the number back when the field is left empty', async () => {
    const { told, user, field } = show({ start: 7 })
    await user.clear(field)
    expect({ shown: field.value, alerts: screen.queryAllByRole('alert') }).toEqual({ shown: '', alerts: [] })
    await user.tab()
    expect({ told, shown: field.value }).toEqual({ told: [], shown: '7' })
  })

  it('says at Enter and on leaving that the typing is over, once, and not where nothing was typed [DEC-020]', async () => {
    const { heard, user, field } = show({ start: 4 })
    await user.click(field)
    await user.keyboard('{Enter}')
    await user.clear(field)
    await user.type(field, '12{Enter}')
    await user.tab()
    expect(heard).toEqual(['1…', '12…', 'end'])
    await user.clear(field)
    await user.type(field, '5')
    await user.tab()
    expect(heard.slice(3)).toEqual(['5…', 'end'])
  })

  it('tells a typed 0 only at Enter or on leaving; until then the number from before holds [DEC-019]', async () => {
    const { heard, user, field } = show({ start: 120 })
    await user.clear(field)
    await user.type(field, '0')
    expect({ heard, shown: field.value }).toEqual({ heard: [], shown: '0' })
    await user.type(field, '50')
    expect(heard).toEqual(['5…', '50…'])
    await user.clear(field)
    await user.type(field, '0{Enter}')
    expect(heard.slice(2)).toEqual(['120…', '0'])
    cleanup()
    const other = show({ start: 3 })
    await other.user.clear(other.field)
    await other.user.type(other.field, '0')
    await other.user.tab()
    expect(other.heard).toEqual(['0'])
  })

  it('erased digit by digit brings back the number from before the typing', async () => {
    const { told, user, field } = show({ start: 12 })
    await user.click(field)
    await user.keyboard('{End}{Backspace}{Backspace}')
    await user.tab()
    expect({ told, shown: field.value }).toEqual({ told: [1, 12], shown: '12' })
  })

  it('refuses only what nobody can order: what the stock bounds is rounded by the cart [DEC-019]', async () => {
    const { told, user, field } = show({ start: 4 })
    await user.clear(field)
    await user.type(field, '999999')
    expect({ last: told.at(-1), alerts: screen.queryAllByRole('alert') }).toEqual({ last: 999_999, alerts: [] })
    await user.type(field, '9')
    expect(screen.getByRole('alert').textContent).toBe('Не\u00a0больше 999\u00a0999\u00a0шт.')
  })

  it('refused is found by whoever must not go on without it, until it is a quantity again', async () => {
    const { user, field } = show({ start: 7 })
    await user.click(field)
    await user.paste('пять')
    await user.tab()
    expect({ focusRefusedQuantity: focusRefusedQuantity(document), activeElement: document.activeElement }).toEqual({
      focusRefusedQuantity: field,
      activeElement: field,
    })
    await user.clear(field)
    await user.type(field, '5')
    expect(focusRefusedQuantity(document)).toBeNull()
  })

  it('refused is forgotten when its line leaves the cart', async () => {
    const onChange = vi.fn()
    const { rerender } = render(<QuantityStepper label="X" value={4} isInCart onChange={onChange} />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    const user = userEvent.setup()
    await user.click(field)
    await user.paste('-5')
    await user.tab()
    rerender(<QuantityStepper label="X" value={4} isInCart={false} onChange={onChange} />)
    expect([field.value, screen.queryByRole('alert')]).toEqual(['4', null])
  })

  it('moves by the pack with the buttons, from what was typed wrong to the number before it', async () => {
    const { told, user, field, less, more } = show({ start: 5, step: 4 })
    await user.click(more)
    await user.click(less)
    await user.click(field)
    await user.paste('много')
    await user.click(more)
    expect({ told, shown: field.value, alerts: screen.queryAllByRole('alert') }).toEqual({ told: [8, 4, 8], shown: '8', alerts: [] })
  })

  it('moves by the pack with the arrows, from what is typed', async () => {
    const { told, user, field } = show({ start: 4, step: 4 })
    await user.clear(field)
    await user.type(field, '9{ArrowUp}{ArrowUp}{ArrowDown}')
    expect({ told, shown: field.value }).toEqual({ told: [9, 12, 16, 12], shown: '12' })
  })

  it.each(['Control', 'Alt', 'Meta', 'Shift'])('is not moved by arrows with %s', async (key) => {
    const { told, user, field } = show({ start: 4 })
    await user.type(field, `{${key}>}{ArrowUp}{ArrowDown}{ArrowDown}{/${key}}`)
    expect({ told, shown: field.value }).toEqual({ told: [], shown: '4' })
  })

  it('leaves the arrows to a grid that takes them', async () => {
    const { told, user, field } = show({ start: 4, onKeyDown: (event) => event.preventDefault() })
    await user.type(field, '{ArrowUp}')
    expect({ told, shown: field.value }).toEqual({ told: [], shown: '4' })
  })

  it('does not go below the least whole pack', async () => {
    const { told, user, field, less } = show({ start: 4, step: 4, min: 1 })
    expect(less.getAttribute('aria-disabled')).toBe('true')
    await user.click(less)
    await user.type(field, '{ArrowDown}')
    expect(told).toEqual([])
  })

  it('shows what the owner made of the number once the field is left', async () => {
    const onChange = vi.fn()
    const { rerender } = render(<QuantityStepper label="X" value={4} onChange={onChange} />)
    const field = screen.getByRole<HTMLInputElement>('textbox')
    const user = userEvent.setup()
    await user.clear(field)
    await user.type(field, '13')
    rerender(<QuantityStepper label="X" value={12} onChange={onChange} />)
    expect(field.value).toBe('13')
    await user.tab()
    expect(field.value).toBe('12')
  })

  it('changes nothing where it may not, and says why [DEC-035]', async () => {
    const { told, user, field, less, more } = show({ start: 4, disabledReason: 'Регион заблокирован' })
    await user.click(more)
    await user.click(less)
    await user.type(field, '8{ArrowUp}')
    expect({ told, shown: field.value, why: described(field) }).toEqual({ told: [], shown: '4', why: 'Регион заблокирован' })
  })

  property.prop([fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 1, max: 60 })], { numRuns: 40 })(
    'the arrow up gives the first multiple of the pack above',
    async (start, step) => {
      const { told, user, field } = show({ start, step })
      await user.type(field, '{ArrowUp}')
      const expected = Array.from({ length: step }, (_, index) => start + index + 1).find((above) => above % step === 0 && above <= 999_999)
      expect(told.at(-1) ?? start).toBe(expected ?? Math.min(start, Math.floor(999_999 / step) * step))
      cleanup()
    },
  )
})

/** The words that describe an element to screen readers. */
const described = (element: HTMLElement) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
