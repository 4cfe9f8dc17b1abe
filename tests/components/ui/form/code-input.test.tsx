import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Field } from '../../../../src/ui/controls/field'
import { CodeInput } from '../../../../src/ui/form/code-input'

afterEach(cleanup)

function open() {
  const [complete, edit] = [vi.fn(), vi.fn()]
  render(
    <form aria-label="Проверка">
      <Field label="Код из SMS" error="Код не подошёл">
        <CodeInput name="code" onComplete={complete} onEdit={edit} />
      </Field>
    </form>,
  )
  const code = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('code')
  return { complete, edit, code, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Код из SMS' }), user: userEvent.setup() }
}

describe('CodeInput', () => {
  it('takes digits alone, is read from the form, and says when the last digit is there [DEC-037]', async () => {
    const { complete, code, field, user } = open()
    await user.type(field, '12a 345')
    expect([code(), complete.mock.calls.length]).toEqual(['12345', 0])
    await user.type(field, '67')
    expect([code(), complete.mock.calls.length]).toEqual(['123456', 1])
  })

  it.each(['123 456', 'Код: 123456. Никому не сообщайте его.', 'Код 123-456, действует 10 минут'])(
    'takes the code out of «%s»',
    async (text) => {
      const { complete, code, field, user } = open()
      await user.click(field)
      await user.paste(text)
      expect([code(), complete.mock.calls]).toEqual(['123456', [[]]])
    },
  )

  it('puts what is pasted in the place of an earlier code, and tells of each change without the digits', async () => {
    const { code, edit, field, user } = open()
    await user.type(field, '11')
    await user.paste('654321')
    expect([code(), edit.mock.calls]).toEqual(['654321', [[], [], []]])
  })

  it('is offered the code by the phone, and is described by its field', () => {
    const { field } = open()
    expect([field.autocomplete, field.inputMode, field.getAttribute('aria-invalid')]).toEqual(['one-time-code', 'numeric', 'true'])
  })
})
