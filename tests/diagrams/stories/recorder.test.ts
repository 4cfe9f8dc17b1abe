import { expect, it } from 'vitest'
import { recorder } from './recorder'

const uuid = (last: number) => `0b1f1c52-7c1e-4a53-9f00-00000000000${last}`
const bare = uuid(5).replaceAll('-', '')

it('a key that every run draws anew has a name of its own, the same wherever it stands', () => {
  const { chapter, entries, show } = recorder({ cast: [] })
  chapter('Ключи')
  show('server', `ключ ${uuid(7)}`)
  show('server', `ключ ${uuid(3)}, ключ ${uuid(7)}`)
  show('server', `ключ t12.1.0-3, ключ ${bare}`)
  expect(entries.flatMap((entry) => (entry.kind === 'kept' ? entry.text : []))).toEqual([
    'ключ uuid-1',
    'ключ uuid-2, ключ uuid-1',
    'ключ t.1.0-3, ключ uuid-3',
  ])
})
