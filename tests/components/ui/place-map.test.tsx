import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PlaceMap, type PlaceMapProps } from '../../../src/ui/map/map'
import { drawYandexMap, loadScript } from '../../../src/ui/map/yandex-maps'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const PLACES = [
  { id: 1, name: 'Казань', address: 'ул. Складская, 1', position: '55.79, 49.11', note: 'Пн–пт 9:00–18:00' },
  { id: 2, name: 'Самара', address: 'ш. Заводское, 5', position: '53.2, 50.15' },
  { id: 3, name: 'Пермь', address: 'адрес уточняется', position: '' },
]

function Shown(props: Partial<PlaceMapProps<number>>) {
  const [id, setId] = useState<number | null>(null)
  return <PlaceMap label="Склады" places={PLACES} selectedId={id} onSelect={setId} mapsKey="" {...props} />
}
const chosen = () => screen.getAllByRole('button').map((button) => `${button.textContent} ${button.getAttribute('aria-pressed')}`)
const schemeNames = (container: HTMLElement) => [...container.querySelectorAll('svg g title')].map(({ textContent }) => textContent)

describe('PlaceMap without a key', () => {
  it('lists every place with its address and the way there, and draws those whose position is known', () => {
    const { container } = render(<Shown />)
    const [first, , last] = screen.getAllByRole('listitem').map((item) => within(item))
    expect(first?.getByRole('link').getAttribute('href')).toBe('https://yandex.ru/maps/?rtext=~55.79%2C49.11&rtt=auto')
    expect([first?.getByText('Пн–пт 9:00–18:00').tagName, last?.queryByRole('link')]).toEqual(['P', null])
    expect(schemeNames(container)).toEqual(['Казань', 'Самара'])
  })

  it('chooses by the list, by keyboard too, and by a point', async () => {
    const { container } = render(<Shown />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const byKey = chosen()
    await userEvent.click(container.querySelector('svg g:first-of-type circle')!)
    expect([byKey, chosen()]).toEqual([
      ['Казань true', 'Самара false', 'Пермь false'],
      ['Казань false', 'Самара true', 'Пермь false'],
    ])
  })

  it('is a list alone where no position is known', () => {
    const { container } = render(<Shown places={PLACES.slice(2)} />)
    expect(container.querySelector('svg')).toBeNull()
  })
})

describe('PlaceMap with a key', () => {
  it('shows the scheme until the map is there, then tells it what is chosen', async () => {
    const map = { select: vi.fn(), destroy: vi.fn() }
    let ready = (_: typeof map) => {}
    const draw = (() => new Promise<typeof map>((resolve) => (ready = resolve))) as unknown as typeof drawYandexMap // of one kind of ids
    const { container, unmount } = render(<Shown mapsKey="key" draw={draw} />)
    const before = schemeNames(container).length
    await act(async () => ready(map))
    await userEvent.click(screen.getByRole('button', { name: 'Самара' }))
    const after = schemeNames(container).length
    unmount()
    expect([before, after, map.select.mock.lastCall, map.destroy.mock.calls.length]).toEqual([2, 0, [2], 1])
  })

  it('keeps the scheme where the map does not come', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { container } = render(<Shown mapsKey="key" draw={() => Promise.reject(new Error('blocked'))} />)
    await act(async () => {})
    expect([schemeNames(container).length, warn.mock.calls.length]).toEqual([2, 1])
  })
})

describe('the adapter of Yandex Maps', () => {
  const POINTS = PLACES.slice(0, 2).map(({ id, name }, at) => ({
    id,
    name,
    position: at === 0 ? { lat: 55, lon: 49 } : { lat: 53, lon: 50 },
  }))
  const drawing = { points: POINTS, isDark: true, markerOf: () => document.createElement('div') }

  /** What the API was told. */
  function fakeApi() {
    const told: unknown[] = []
    const child = (name: string) =>
      class {
        constructor(options: unknown) {
          told.push([name, options])
        }
      }
    const api = {
      ready: Promise.resolve(),
      YMap: class {
        constructor(_: HTMLElement, options: unknown) {
          told.push(['map', options])
        }
        addChild() {}
        setLocation(to: unknown) {
          told.push(['move', to])
        }
        destroy() {
          told.push(['destroyed'])
        }
      },
      YMapDefaultSchemeLayer: child('scheme'),
      YMapDefaultFeaturesLayer: child('features'),
      YMapMarker: child('marker'),
    }
    return { told, api }
  }

  it('fetches the maps by their key, draws every place and moves to the chosen one', async () => {
    const { told, api } = fakeApi()
    const asked: string[] = []
    const load = async (src: string) => {
      asked.push(src)
      vi.stubGlobal('ymaps3', api)
    }
    const map = await drawYandexMap(document.createElement('div'), drawing, 'k&y', load)
    map.select(2)
    map.destroy()
    expect(asked).toEqual(['https://api-maps.yandex.ru/v3/?apikey=k%26y&lang=ru_RU'])
    expect(told).toEqual([
      [
        'map',
        {
          location: {
            bounds: [
              [49, 53],
              [50, 55],
            ],
          },
          margin: [48, 48, 48, 48],
        },
      ],
      ['scheme', { theme: 'dark' }],
      ['features', {}],
      ['marker', { coordinates: [49, 55] }],
      ['marker', { coordinates: [50, 53] }],
      ['move', { center: [50, 53], duration: 180 }],
      ['destroyed'],
    ])
  })

  it('rejects where the maps do not come, and where what came is something else', async () => {
    await expect(drawYandexMap(document.createElement('div'), drawing, 'k', () => Promise.reject(new Error('blocked')))).rejects.toThrow(
      'blocked',
    )
    await expect(drawYandexMap(document.createElement('div'), drawing, 'k', () => Promise.resolve())).rejects.toThrow('without')
  })

  it('waits for the script, and takes away one that does not come', async () => {
    const scripts: HTMLScriptElement[] = []
    vi.spyOn(document.head, 'append').mockImplementation((script) => void scripts.push(script as HTMLScriptElement)) // it appends scripts alone
    const loaded = loadScript('https://maps.example/')
    scripts[0]?.dispatchEvent(new Event('load'))
    await expect(loaded).resolves.toBeUndefined()
    const lost = loadScript('https://maps.example/')
    scripts[1]?.dispatchEvent(new Event('error'))
    await expect(lost).rejects.toThrow('not to be loaded')
  })
})
