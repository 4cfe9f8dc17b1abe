import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Field, FieldGroup } from '../../../../src/ui/controls/field'
import { TextInput } from '../../../../src/ui/controls/text-input'
import { ErrorSummary, type ErrorSummaryProps, type FieldError } from '../../../../src/ui/form/error-summary'

afterEach(cleanup)

const NAME: FieldError = { id: 'name', label: 'Название', message: 'Введите название' }
const KIND: FieldError = { id: 'kind', label: 'Вид', message: 'Выберите вид' }

function Form(props: ErrorSummaryProps) {
  return (
    <>
      <ErrorSummary {...props} />
      <Field label="Название" id="name">
        <TextInput />
      </Field>
      <div id="kind">
        <FieldGroup label="Вид">
          <input type="radio" aria-label="ООО" />
        </FieldGroup>
      </div>
    </>
  )
}
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id

describe('ErrorSummary', () => {
  it('is not there while nothing is wrong', () => {
    render(<Form errors={[]} attempt={1} />)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('counts the fields, says what is wrong, and leads to the first wrong one at each refusal', () => {
    const { rerender } = render(<Form errors={[NAME, KIND]} attempt={1} />)
    expect(screen.getByRole('alert').textContent).toBe('Проверьте 2\u00a0поляНазвание: Введите названиеВид: Выберите вид')
    const seen = [focused()]
    rerender(<Form errors={[KIND]} attempt={1} />)
    seen.push(focused())
    rerender(<Form errors={[KIND]} attempt={2} />)
    expect([...seen, focused()]).toEqual(['name', 'name', 'ООО'])
  })

  it('leads to a field by its link, also to the first of a group, and leaves the address alone', async () => {
    render(<Form errors={[NAME, KIND]} attempt={0} />)
    await userEvent.click(screen.getByRole('link', { name: 'Вид' }))
    expect([focused(), location.hash]).toEqual(['ООО', ''])
  })

  it('takes the focus itself where the form is long', () => {
    render(<Form errors={[NAME]} attempt={1} focusOn="summary" />)
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true)
  })
})
