import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { focusPressedControls } from '../../../../src/ui/press/pressed-focus'
import { Dialog } from '../../../../src/ui/surfaces/dialog'

let stop = (): void => {}
afterEach(() => {
  stop()
  cleanup()
})

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <input aria-label="Поиск" />
      <button type="button" onClick={() => setOpen(true)}>
        <b>Сохранить</b>
      </button>
      {isOpen && (
        <Dialog title="Сохранить" onClose={() => setOpen(false)}>
          .
        </Dialog>
      )}
    </>
  )
}
/** A click as Safari makes it: what had the focus loses it, the button does not get it. */
const clickInSafari = (element: Element) => {
  ;(document.activeElement as HTMLElement).blur()
  fireEvent.click(element)
}

it('the focus comes back to a button that was clicked where clicks give no focus', () => {
  stop = focusPressedControls(document)
  render(<Page />)
  clickInSafari(screen.getByText('Сохранить'))
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Сохранить' }))
})
it('the focus stays where a click left it', () => {
  stop = focusPressedControls(document)
  render(<Page />)
  screen.getByRole('textbox').focus()
  fireEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
