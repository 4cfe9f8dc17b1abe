import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Field, FieldGroup } from '../../../../src/ui/controls/field'
import { TextInput } from '../../../../src/ui/controls/text-input'
import { ErrorSummary, type FieldError } from '../../../../src/ui/form/error-summary'

afterEach(cleanup)

const NAME: FieldError = { id: 'name', label: 'Название', message: 'Введите название' }
const KIND: FieldError = { id: 'kind', label: 'Вид', message: 'Выберите вид' }

const Form = ({ errors }: { errors: readonly FieldError[] }) => (
  <>
    <ErrorSummary errors={errors} />
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
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id

describe('ErrorSummary', () => {
  it('is not there while nothing is wrong', () => {
    render(<Form errors={[]} />)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('counts the fields and says what is wrong', () => {
    render(<Form errors={[NAME, KIND]} />)
    expect(screen.getByRole('alert').textContent).toBe('Проверьте 2\u00a0поляНазвание: Введите названиеВид: Выберите вид')
  })

  it('leads to a field by its link, also to the first of a group, and leaves the address alone', async () => {
    render(<Form errors={[NAME, KIND]} />)
    await userEvent.click(screen.getByRole('link', { name: 'Вид' }))
    expect([focused(), location.hash]).toEqual(['ООО', ''])
  })
})
