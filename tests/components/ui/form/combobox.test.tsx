import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Field } from '../../../../src/ui/controls/field'
import { Combobox, type Suggestion } from '../../../../src/ui/form/combobox'

afterEach(cleanup)

const CITIES: readonly Suggestion[] = [
  { id: 'kzn', text: 'Казань', note: 'Татарстан' },
  { id: 'klg', text: 'Калуга' },
  { id: 'klu', text: 'Калининград' },
]

type Told = { queries: string[]; picked: string[] }

function City({
  told,
  isFreeText = true,
  isBusy = false,
  first = '',
}: {
  told: Told
  isFreeText?: boolean
  isBusy?: boolean
  first?: string
}) {
  const [value, setValue] = useState(first)
  const [list, setList] = useState<readonly Suggestion[]>([])
  return (
    <>
      <Field label="Город">
        <Combobox
          value={value}
          onChange={setValue}
          suggestions={list}
          isBusy={isBusy}
          isFreeText={isFreeText}
          onQuery={(text) => {
            told.queries.push(text)
            setList(CITIES.filter((city) => city.text.toLowerCase().startsWith(text.toLowerCase())))
          }}
          onPick={({ id }) => told.picked.push(id)}
        />
      </Field>
      <button type="button">Дальше</button>
    </>
  )
}

function open(props: Partial<Parameters<typeof City>[0]> = {}) {
  const told: Told = { queries: [], picked: [] }
  render(<City told={told} {...props} />)
  return { told, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Город' }), user: userEvent.setup() }
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const active = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

describe('Combobox', () => {
  it('asks with what is typed and lists what comes', async () => {
    const { told, field, user } = open()
    await user.type(field, 'Ка')
    expect([told.queries, options(), field.getAttribute('aria-expanded')]).toEqual([
      ['К', 'Ка'],
      ['КазаньТатарстан', 'Калуга', 'Калининград'],
      'true',
    ])
    expect(screen.getByRole('status').textContent).toBe('3\u00a0варианта. Стрелки ведут по\u00a0списку.')
  })

  it('walks through the list by arrows, past its ends through the field, and picks by Enter', async () => {
    const { told, field, user } = open()
    await user.type(field, 'Кал')
    const seen = []
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
      await user.keyboard(key)
      seen.push(active(field))
    }
    await user.keyboard('{Enter}')
    expect([seen, told.picked, field.value, options()]).toEqual([
      ['Калуга', 'Калининград', undefined, 'Калининград'],
      ['klu'],
      'Калининград',
      [],
    ])
  })

  it('leaves Enter to the form while nothing in the list is meant', async () => {
    const { told, field, user } = open()
    let isSent = false
    field.ownerDocument.addEventListener('keydown', (event) => (isSent = event.key === 'Enter' && !event.defaultPrevented))
    await user.type(field, 'Кал{Enter}')
    expect([isSent, told.picked]).toEqual([true, []])
  })

  it('picks by the pointer and keeps the focus', async () => {
    const { told, field, user } = open()
    await user.type(field, 'Кал')
    await user.click(screen.getByRole('option', { name: 'Калуга' }))
    expect([told.picked, field.value, document.activeElement]).toEqual([['klg'], 'Калуга', field])
  })

  it('closes by Escape, keeps what was typed, and an arrow opens it again', async () => {
    const { told, field, user } = open()
    await user.type(field, 'Кал{Escape}')
    const closed = [options(), field.value]
    await user.keyboard('{ArrowDown}')
    expect([closed, options(), told.queries.at(-1)]).toEqual([[[], 'Кал'], ['Калуга', 'Калининград'], 'Кал'])
  })

  it('keeps a text of one’s own where that is allowed', async () => {
    const { field, user } = open()
    await user.type(field, 'Каменка')
    await user.tab()
    expect([field.value, options()]).toEqual(['Каменка', []])
  })

  it('goes back to what was chosen last where only suggestions are allowed, and may be emptied', async () => {
    const { field, user } = open({ isFreeText: false, first: 'Тула' })
    await user.clear(field)
    await user.type(field, 'Калу{ArrowDown}{Enter}жская')
    await user.tab()
    const afterTyping = field.value
    await user.clear(field)
    await user.tab()
    expect([afterTyping, field.value]).toEqual(['Калуга', ''])
  })

  it('says that it is looking, and that there is nothing', async () => {
    const { field, user } = open({ isBusy: true })
    await user.type(field, 'Ы')
    expect(screen.getByText('Ищем…')).toBeTruthy()
    cleanup()
    const quiet = open()
    await quiet.user.type(quiet.field, 'Ы')
    expect(screen.getByRole('status').textContent).toBe('Ничего не\u00a0нашлось')
  })
})
