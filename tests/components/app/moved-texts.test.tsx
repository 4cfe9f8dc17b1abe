import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { tolerateMovedTexts } from '../../../src/platform/moved-texts'

afterEach(cleanup)
tolerateMovedTexts()

/** As a browser that translates the page. */
function translate(text: ChildNode): void {
  const font = document.createElement('font')
  text.replaceWith(font)
  font.append(text)
}

it('a bare text that was moved goes with its wrapper, and what comes before it is put there', () => {
  const page = (isFirst: boolean, isLast: boolean) => (
    <p>
      {isFirst && <b>Первое</b>}
      {isLast && 'Второе'}
    </p>
  )
  const { container, rerender } = render(page(false, true))
  translate(container.querySelector('p')!.firstChild!)
  rerender(page(true, true))
  expect(container.querySelector('p')!.innerHTML).toBe('<b>Первое</b><font>Второе</font>')
  rerender(page(true, false))
  expect(container.querySelector('p')!.innerHTML).toBe('<b>Первое</b>')
})
