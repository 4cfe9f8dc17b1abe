import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Segmented } from '../../../src/ui/controls/choice/segmented'
import { Tabs } from '../../../src/ui/surfaces/tabs'

afterEach(cleanup)

const SCHEMES = [
  { value: 'system', label: 'Как в системе' },
  { value: 'light', label: 'Светлая' },
  { value: 'dark', label: 'Тёмная' },
] as const
type Scheme = (typeof SCHEMES)[number]['value']

function Choice({ chosen }: { chosen: Scheme[] }) {
  const [value, setValue] = useState<Scheme>('system')
  return (
    <Segmented
      label="Тема"
      options={SCHEMES}
      value={value}
      onChange={(next) => {
        chosen.push(next)
        setValue(next)
      }}
    />
  )
}

const checked = () => screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked)

describe('Segmented', () => {
  it('is one tab stop, in which the arrows move and choose', async () => {
    const chosen: Scheme[] = []
    const user = userEvent.setup()
    render(<Choice chosen={chosen} />)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Как в системе' }))
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect({ chosen, checked: checked(), focus: document.activeElement?.getAttribute('value') }).toEqual({
      chosen: ['light', 'dark'],
      checked: [false, false, true],
      focus: 'dark',
    })
  })

  it('is a named group of radios, chosen by a click', async () => {
    const chosen: Scheme[] = []
    render(<Choice chosen={chosen} />)
    await userEvent.click(screen.getByText('Светлая'))
    expect(screen.getByRole('radiogroup', { name: 'Тема' }).querySelectorAll('input').length).toBe(3)
    expect({ chosen, checked: checked() }).toEqual({ chosen: ['light'], checked: [false, true, false] })
  })
})

function Parts() {
  const [value, setValue] = useState<'all' | 'sent' | 'off'>('all')
  const tabs = [
    { value: 'all', label: 'Все', count: 1200 },
    { value: 'sent', label: 'Отгружены' },
    { value: 'off', label: 'Отменены' },
  ] as const
  return (
    <Tabs label="Заказы" tabs={tabs} value={value} onChange={setValue}>
      Показано: {value}
    </Tabs>
  )
}

describe('Tabs', () => {
  it('move by arrows around, Home and End, the focus with the choice', async () => {
    const user = userEvent.setup()
    render(<Parts />)
    await user.tab()
    const seen: (string | null)[] = []
    for (const key of ['{ArrowLeft}', '{ArrowRight}', '{End}', '{Home}', '{ArrowRight}']) {
      await user.keyboard(key)
      seen.push(document.activeElement?.textContent ?? null)
    }
    expect(seen).toEqual(['Отменены', 'Все 1\u00a0200', 'Отменены', 'Все 1\u00a0200', 'Отгружены'])
    expect(screen.getByRole('tabpanel', { name: 'Отгружены' }).textContent).toBe('Показано: sent')
  })

  it('leave arrows with Alt, Ctrl or Meta to whom they are of', async () => {
    const user = userEvent.setup()
    render(<Parts />)
    await user.tab()
    for (const key of ['Alt', 'Control', 'Meta']) {
      await user.keyboard(`{${key}>}{ArrowRight}{/${key}}`)
      expect([key, screen.getByRole('tabpanel').textContent]).toEqual([key, 'Показано: all'])
    }
  })
})
