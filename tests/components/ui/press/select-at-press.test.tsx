import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { QuantityStepper } from '../../../../src/ui/quantity/quantity-stepper'

afterEach(cleanup)

/** A press as WebKit makes it: the focus comes with the button down, the caret with the release, unless the page prevents that. */
function pressInWebKit(field: HTMLInputElement): void {
  fireEvent.mouseDown(field)
  field.focus()
  const release = createEvent.mouseUp(field)
  fireEvent(field, release)
  if (!release.defaultPrevented) field.setSelectionRange(field.value.length, field.value.length)
}
const selected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) => value.slice(selectionStart ?? 0, selectionEnd ?? 0)

it('a quantity that is clicked into is typed over in every engine; a second click places the caret', () => {
  render(<QuantityStepper label="AL-4071" value={8} onChange={() => {}} />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  pressInWebKit(field)
  expect(selected(field)).toBe('8')
  pressInWebKit(field)
  expect(selected(field)).toBe('')
})
