import type { SchemePoint } from '../../../model/map/map-scheme'
import type { Position } from '../../../model/map/position'

/** The parts of the Yandex Maps API v3 that are used. Coordinates are longitude, latitude. */
type Coordinates = readonly [lon: number, lat: number]
type Child = object
type YandexMap = {
  addChild: (child: Child) => unknown
  setLocation: (to: { center: Coordinates; duration: number }) => void
  destroy: () => void
}
type Ymaps3 = {
  ready: Promise<void>
  YMap: new (
    box: HTMLElement,
    options: { location: { bounds: readonly [Coordinates, Coordinates] }; margin: readonly number[] },
  ) => YandexMap
  YMapDefaultSchemeLayer: new (options: { theme: 'light' | 'dark' }) => Child
  YMapDefaultFeaturesLayer: new (options: object) => Child
  YMapMarker: new (options: { coordinates: Coordinates }, element: HTMLElement) => Child
}

/** A map that is drawn in its box. */
export type DrawnMap<Id> = {
  /** Brings a place to the middle and marks it. */
  select: (id: Id | null) => void
  destroy: () => void
}

export type MapDrawing<Id> = {
  points: readonly SchemePoint<Id>[]
  isDark: boolean
  /** Makes the element of a point, which is moved with the map. */
  markerOf: (point: SchemePoint<Id>) => HTMLElement
}

const ms = { duration: 180 }
const coordinatesOf = ({ lon, lat }: Position): Coordinates => [lon, lat]

/** Puts a script into the page. @returns resolves once it has run; rejects where it does not come, and leaves nothing behind */
export function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true })
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The maps are not to be loaded'))
    })
    document.head.append(script)
  })
}

/**
 * Draws places on a map of Yandex, which is fetched at the first use.
 * @param key of the maps, from the configuration
 * @param load puts the script into the page
 * @returns rejects where the maps do not come or refuse the key
 */
export async function drawYandexMap<Id>(
  box: HTMLElement,
  { points, isDark, markerOf }: MapDrawing<Id>,
  key: string,
  load: (src: string) => Promise<void> = loadScript,
): Promise<DrawnMap<Id>> {
  const shelf = globalThis as { ymaps3?: Ymaps3 }
  if (!shelf.ymaps3) await load(`https://api-maps.yandex.ru/v3/?apikey=${encodeURIComponent(key)}&lang=ru_RU`)
  const { ymaps3 } = shelf
  if (!ymaps3) throw new Error('The maps have come without what they are called by')
  await ymaps3.ready
  const map = new ymaps3.YMap(box, { location: { bounds: boundsOf(points) }, margin: [48, 48, 48, 48] })
  map.addChild(new ymaps3.YMapDefaultSchemeLayer({ theme: isDark ? 'dark' : 'light' }))
  map.addChild(new ymaps3.YMapDefaultFeaturesLayer({}))
  const markers = new Map<Id, HTMLElement>()
  for (const point of points) {
    const element = markerOf(point)
    markers.set(point.id, element)
    map.addChild(new ymaps3.YMapMarker({ coordinates: coordinatesOf(point.position) }, element))
  }
  return {
    select: (id) => {
      for (const [each, element] of markers) element.toggleAttribute('data-selected', each === id)
      const chosen = points.find((point) => point.id === id)
      if (chosen) map.setLocation({ center: coordinatesOf(chosen.position), ...ms })
    },
    destroy: () => map.destroy(),
  }
}

/** The corners around all places: south-west and north-east. */
function boundsOf<Id>(points: readonly SchemePoint<Id>[]): readonly [Coordinates, Coordinates] {
  const [lons, lats] = [points.map(({ position }) => position.lon), points.map(({ position }) => position.lat)]
  return [
    [Math.min(...lons), Math.min(...lats)],
    [Math.max(...lons), Math.max(...lats)],
  ]
}
