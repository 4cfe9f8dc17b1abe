import { readdirSync, readFileSync } from 'node:fs'
import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, it } from 'vitest'
import createDrawnIcon from '../../../src/ui/drawn-icon'

afterEach(cleanup)

type IconComponent = ComponentType<{ 'aria-hidden': true; focusable: 'false'; size: number; strokeWidth: number; className: string }>
type Module = { default: IconComponent; __iconData?: Parameters<typeof createDrawnIcon>[0] }
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))
const names = [
  ...new Set(
    sources.flatMap((name) =>
      [...readFileSync(`src/${name}`, 'utf8').matchAll(/lucide-react\/icons\/([\w-]+)'/g)].map(([, icon]) => icon!),
    ),
  ),
]

/** An icon's markup without the class that lucide adds, its attributes in one order. */
function markup(Of: IconComponent): string {
  const { container } = render(<Of aria-hidden focusable="false" size={16} strokeWidth={2.4} className="icon filled" />)
  const lines = [...container.querySelectorAll('*')].map(({ tagName, attributes }) => {
    const said = [...attributes].map(({ name, value }) => `${name}="${name === 'class' ? value.replace(/\blucide\S*\s/g, '') : value}"`)
    return `${tagName} ${said.sort().join(' ')}`
  })
  cleanup()
  return lines.join('\n')
}

it('every icon of the shop is drawn as lucide draws it', async () => {
  let compared = 0
  for (const name of names) {
    const icon = (await import(/* @vite-ignore */ `lucide-react/icons/${name}`)) as Module
    // A second name of an icon has no lines of its own.
    if (!icon.__iconData) continue
    compared++
    expect(markup(createDrawnIcon(icon.__iconData)), name).toBe(markup(icon.default))
  }
  expect(compared).toBeGreaterThan(50)
})
