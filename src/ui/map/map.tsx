import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { parsePosition, type Position, routeUrl } from '../../../model/map/position'
import styles from './map.module.scss'
import { MapScheme } from './scheme'
import { type DrawnMap, drawYandexMap } from './yandex-maps'

/** A place with an address. `position`: «широта, долгота»; a place whose position is none stands in the list alone. */
export type MapPlace<Id> = { id: Id; name: string; address: string; position: string; note?: string | undefined }

export type PlaceMapProps<Id> = {
  /** What these places are, for screen readers: «Склады и пункты выдачи». */
  label: string
  places: readonly MapPlace<Id>[]
  selectedId: Id | null
  onSelect: (id: Id) => void
  /** The key of the maps; '': there is none, and the places are drawn as a scheme. */
  mapsKey: string
  /** Draws the map; replaced in tests. */
  draw?: typeof drawYandexMap | undefined
}

type Point<Id> = MapPlace<Id> & { at: Position }

/** Places on a map, and beside it in a list that says and does the same by keyboard: address, note, the way there. */
export function PlaceMap<Id extends string | number>({ label, places, selectedId, onSelect, mapsKey, draw }: PlaceMapProps<Id>) {
  const points = places.flatMap((place): Point<Id>[] => {
    const at = parsePosition(place.position)
    return at ? [{ ...place, at }] : []
  })
  const drawn = points.map(({ id, name, at }) => ({ id, name, position: at }))
  const select = (id: Id) => onSelect(id)
  return (
    <section aria-label={label} className={styles.map}>
      {drawn.length > 0 && <Ground points={drawn} selectedId={selectedId} onSelect={select} mapsKey={mapsKey} draw={draw} />}
      <ul className={styles.list}>
        {places.map(({ id, name, address, position, note }) => {
          const at = parsePosition(position)
          return (
            <li key={id} className={clsx(id === selectedId && styles.selected)}>
              <button type="button" aria-pressed={id === selectedId} onClick={() => onSelect(id)}>
                {name}
              </button>
              <p>{address}</p>
              {note !== undefined && <p className={styles.note}>{note}</p>}
              {at && (
                <a href={routeUrl(at)} target="_blank" rel="noreferrer" aria-label={`Построить маршрут: ${name}`}>
                  Построить маршрут
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type GroundProps<Id> = Pick<PlaceMapProps<Id>, 'selectedId' | 'onSelect' | 'mapsKey' | 'draw'> & {
  points: readonly { id: Id; name: string; position: Position }[]
}

/** The scheme, until the map is there; it stays where there is no key or the map does not come. */
function Ground<Id extends string | number>({ points, selectedId, onSelect, mapsKey, draw = drawYandexMap }: GroundProps<Id>) {
  const box = useRef<HTMLDivElement>(null)
  const choose = useRef(onSelect)
  const [map, setMap] = useState<DrawnMap<Id> | null>(null)
  // Another list of the same places draws no other map.
  const content = JSON.stringify(points)
  useEffect(() => {
    choose.current = onSelect
  })
  useEffect(() => {
    if (mapsKey === '') return
    let isGone = false
    let made: DrawnMap<Id> | null = null
    const markerOf = ({ id, name }: { id: Id; name: string }) => {
      const marker = document.createElement('div')
      marker.className = styles.marker ?? ''
      marker.title = name
      marker.addEventListener('click', () => choose.current(id))
      return marker
    }
    const isDark = getComputedStyle(document.documentElement).colorScheme.includes('dark')
    draw(box.current!, { points, isDark, markerOf }, mapsKey) // it is drawn
      .then((ready) => {
        made = ready
        if (isGone) ready.destroy()
        else setMap(ready)
      })
      .catch((error: unknown) => console.warn('The map is not to be drawn, a scheme takes its place', error))
    return () => {
      isGone = true
      made?.destroy()
      setMap(null)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `content` changes where the points do
  }, [mapsKey, content, draw])
  useEffect(() => map?.select(selectedId), [map, selectedId])
  return (
    <div className={styles.ground}>
      {/* The list beside it says the same: nobody is to find the way through the map by keyboard first. */}
      <div ref={box} className={styles.yandex} aria-hidden="true" inert={map === null} />
      {map === null && <MapScheme points={points} selectedId={selectedId} onSelect={onSelect} />}
    </div>
  )
}
