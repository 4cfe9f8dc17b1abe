import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { FormField } from '../../../src/form/form-field'
import { FormFrame } from '../../../src/form/form-frame'
import { TextInput } from '../../../src/ui/controls/text-input'

afterEach(cleanup)

type Outcome = Partial<Pick<ComponentProps<typeof FormFrame>, 'refusal' | 'isBusy'>> & { errors?: Record<string, string> }
const WRONG: Outcome = { errors: { last: 'Введите фамилию', first: 'Введите имя', other: 'Этого поля здесь нет' } }
const LABELS = { first: 'Имя', last: 'Фамилия' }
const BUSY: Outcome = { isBusy: true }

/** A form whose button brings one outcome after another. */
function Form({
  outcomes,
  ...more
}: { outcomes: readonly Outcome[] } & Pick<ComponentProps<typeof FormFrame>, 'isShort' | 'fieldAfterRefusal'>) {
  const [at, setAt] = useState(-1)
  const { errors = {}, refusal = null, isBusy = false } = outcomes[at] ?? {}
  const fields = { name: 'form', labels: LABELS, errors }
  return (
    <>
      <FormFrame
        {...more}
        of={fields}
        label="Форма"
        refusal={refusal}
        isBusy={isBusy}
        onSubmit={() => setAt(at + 1)}
        foot={<button type="submit">Отправить</button>}
      >
        <FormField of={fields} name="first">
          <TextInput />
        </FormField>
        <FormField of={fields} name="last">
          <TextInput />
        </FormField>
      </FormFrame>
      <button type="button" onClick={() => setAt(at + 1)}>
        Ответ
      </button>
    </>
  )
}
const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const focused = () => document.activeElement?.id || document.activeElement?.textContent
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

describe('FormFrame', () => {
  it('lists the wrong fields in the order of the screen and leads to the first of them, at each submit', () => {
    render(<Form outcomes={[WRONG, WRONG]} />)
    press('Отправить')
    expect([links(), focused()]).toEqual([['Имя', 'Фамилия'], 'form-first'])
    press('Отправить')
    expect(focused()).toBe('form-first')
  })

  it('waits for the answer of the server before it leads anywhere', () => {
    render(<Form outcomes={[BUSY, { errors: { last: 'Занято' } }]} />)
    press('Отправить')
    expect(focused()).toBe('Отправить')
    press('Ответ')
    expect(focused()).toBe('form-last')
  })

  it('leads nobody on while fields are corrected', () => {
    render(<Form outcomes={[WRONG, { errors: { last: 'Введите фамилию' } }]} />)
    press('Отправить')
    press('Ответ')
    expect(focused()).toBe('Ответ')
  })

  it('says why it was refused as a whole and has the focus there, or in the field where the work goes on', () => {
    const { unmount } = render(<Form outcomes={[{ refusal: 'Не отправлено' }]} />)
    press('Отправить')
    expect([screen.getByRole('alert').textContent, focused()]).toEqual(['Не отправлено', 'Не отправлено'])
    unmount()
    render(<Form outcomes={[{ refusal: 'Не отправлено' }]} fieldAfterRefusal="last" />)
    press('Отправить')
    expect(focused()).toBe('form-last')
  })

  it('that is short lists nothing over its fields, and leads to the first wrong one all the same', () => {
    render(<Form outcomes={[WRONG]} isShort />)
    press('Отправить')
    expect([screen.queryByRole('alert'), focused()]).toEqual([null, 'form-first'])
  })
})
