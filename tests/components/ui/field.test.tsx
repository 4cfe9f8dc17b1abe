import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Checkbox } from '../../../src/ui/controls/choice/checkbox'
import { Field } from '../../../src/ui/controls/field'
import { PasswordInput } from '../../../src/ui/controls/password-input'
import { TextArea } from '../../../src/ui/controls/text-area'
import { TextInput } from '../../../src/ui/controls/text-input'

afterEach(cleanup)

const wordsOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ')

describe('Field', () => {
  it('names its input and describes it by the hint', () => {
    render(
      <Field label="ИНН" hint="10 или 12 цифр">
        <TextInput id="not-this" name="inn" />
      </Field>,
    )
    const input = screen.getByRole('textbox', { name: 'ИНН' })
    expect([wordsOf(input), input.getAttribute('aria-invalid')]).toEqual(['10 или 12 цифр', null])
  })

  it('puts the error in place of the hint and marks the input', () => {
    render(
      <Field label="ИНН" hint="10 или 12 цифр" error="Не сходится контрольная цифра">
        <TextInput name="inn" />
      </Field>,
    )
    const input = screen.getByRole('textbox', { name: 'ИНН' })
    expect([wordsOf(input), input.getAttribute('aria-invalid'), screen.queryByText('10 или 12 цифр')]).toEqual([
      'Не сходится контрольная цифра',
      'true',
      null,
    ])
  })

  it('shows a hostile error as text', () => {
    const { container } = render(
      <Field label="ИНН" error={'<img src=x onerror="alert(1)">'}>
        <TextInput name="inn" />
      </Field>,
    )
    expect({ querySelector: container.querySelector('img'), wordsOf: wordsOf(screen.getByRole('textbox')) }).toEqual({
      querySelector: null,
      wordsOf: '<img src=x onerror="alert(1)">',
    })
  })
})

describe('PasswordInput', () => {
  it('shows and hides what stays in the field', async () => {
    const user = userEvent.setup()
    render(
      <Field label="Пароль">
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>,
    )
    const input = screen.getByLabelText<HTMLInputElement>('Пароль')
    await user.type(input, 'Тайна-1')
    const seen = [input.type]
    await user.click(screen.getByRole('button', { name: 'Показать пароль' }))
    seen.push(input.type)
    await user.click(screen.getByRole('button', { name: 'Скрыть пароль' }))
    seen.push(input.type)
    expect([seen, input.value]).toEqual([['password', 'text', 'password'], 'Тайна-1'])
  })
})

describe('TextArea', () => {
  it('counts characters as people do and says how much is too much', async () => {
    render(
      <Field label="Комментарий" hint="Для водителя">
        <TextArea counterMax={3} />
      </Field>,
    )
    const area = screen.getByRole('textbox', { name: 'Комментарий' })
    await userEvent.type(area, '👨‍👩‍👧й')
    expect(wordsOf(area)).toBe('Для водителя | 2 из 3')
    await userEvent.type(area, 'абв')
    expect(wordsOf(area)).toBe('Для водителя | 5 из 3: сократите на 2')
  })

  it('counts nothing where no counter is shown: a long text would wait for it at each letter', async () => {
    const count = vi.spyOn(Intl.Segmenter.prototype, 'segment')
    render(
      <>
        <TextArea aria-label="ведомое" value="абв" onChange={() => {}} />
        <TextArea aria-label="своё" defaultValue="абв" />
      </>,
    )
    for (const area of screen.getAllByRole('textbox')) await userEvent.type(area, 'г')
    expect(count).not.toHaveBeenCalled()
    render(<TextArea aria-label="со счётом" counterMax={3} defaultValue="абв" />)
    expect(count).toHaveBeenCalled()
    count.mockRestore()
  })
})

describe('Checkbox', () => {
  it('says why it cannot be ticked [DEC-035]', async () => {
    const told: boolean[] = []
    render(<Checkbox label="Директор" disabledReason="Только администратор" onChange={(isChecked) => told.push(isChecked)} />)
    const box = screen.getByRole<HTMLInputElement>('checkbox')
    await userEvent.click(box)
    expect({ checked: box.checked, told, wordsOf: wordsOf(box) }).toEqual({ checked: false, told: [], wordsOf: 'Только администратор' })
  })

  it('tells what it became and can stand between', async () => {
    const told: boolean[] = []
    render(<Checkbox label="Все строки" isIndeterminate onChange={(isChecked) => told.push(isChecked)} />)
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Все строки' })
    expect(box.indeterminate).toBe(true)
    await userEvent.click(box)
    expect(told).toEqual([true])
  })
})
