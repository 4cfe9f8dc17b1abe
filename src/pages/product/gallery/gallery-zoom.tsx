import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../../../ui/controls/icon-button'
import { Dialog } from '../../../ui/surfaces/dialog'
import styles from './gallery-zoom.module.scss'
import { Thumbs } from './thumbs'
import { useStrip } from './use-strip'

type GalleryZoomProps = {
  name: string
  images: readonly string[]
  /** The picture that is seen at first, from 0. */
  first: number
  /** `at`: the picture that was seen last. */
  onClose: (at: number) => void
}

/** A point of a picture, in shares of its width and height. */
type Point = { x: number; y: number }
const MIDDLE: Point = { x: 0.5, y: 0.5 }

/** The pictures of a product as large as the window, by the keys of the gallery; each can be seen closer and moved about. */
export default function GalleryZoom({ name, images, first, onClose }: GalleryZoomProps) {
  const { element, current, count, show, press: turnPage, settle } = useStrip(images.length, first)
  /** The picture that is seen close, and at which point; null: none. */
  const [close, setClose] = useState<{ at: number; point: Point } | null>(null)
  const isClose = close?.at === current
  const go = (at: number) => {
    setClose(null)
    show(at)
  }
  const turn = (point: Point) => setClose(isClose ? null : { at: current, point })
  const press = (event: KeyboardEvent) => {
    if (turnPage(event)) return setClose(null)
    const isNearer = event.key === '+' || event.key === '='
    if (!isNearer && event.key !== '-') return
    event.preventDefault()
    setClose(isNearer ? { at: current, point: MIDDLE } : null)
  }
  return (
    <Dialog title={name} kind="dialog" isFlush width={4000} className={styles.dialog} onClose={() => onClose(current)}>
      <div className={styles.body} onKeyDown={press}>
        <div
          ref={element}
          className={styles.strip}
          onScroll={settle}
          tabIndex={0}
          data-autofocus
          role="group"
          aria-label={
            count > 1 ? 'Фотографии, листаются стрелками, ближе и дальше плюсом и минусом' : 'Фотография, ближе и дальше плюсом и минусом'
          }
        >
          {images.map((src, at) => (
            <Slide
              key={`${at} ${src}`}
              src={src}
              alt={at === 0 ? name : `${name}, фото ${at + 1}`}
              point={close?.at === at && isClose ? close.point : null}
              onTurn={turn}
            />
          ))}
        </div>
        <div className={styles.tools}>
          {count > 1 && (
            <IconButton
              label="Предыдущее фото"
              icon={ChevronLeft}
              disabledReason={current === 0 ? 'Это первое фото' : undefined}
              onClick={() => go(current - 1)}
            />
          )}
          {count > 1 && (
            <>
              <span role="status" className={styles.place}>
                Фото {current + 1} из {count}
              </span>
              <IconButton
                label="Следующее фото"
                icon={ChevronRight}
                disabledReason={current === count - 1 ? 'Это последнее фото' : undefined}
                onClick={() => go(current + 1)}
              />
            </>
          )}
          <IconButton label={isClose ? 'Дальше' : 'Ближе'} icon={isClose ? ZoomOut : ZoomIn} onClick={() => turn(MIDDLE)} />
        </div>
        {count > 1 && <Thumbs isRow images={images} current={current} onPick={go} />}
      </div>
    </Dialog>
  )
}

/** One picture; seen close it is scrolled about, by fingers and wheels, or dragged. */
function Slide({ src, alt, point, onTurn }: { src: string; alt: string; point: Point | null; onTurn: (point: Point) => void }) {
  const frame = useRef<HTMLDivElement>(null)
  const grip = useRef<{ x: number; y: number; isMoved: boolean } | null>(null)
  useLayoutEffect(() => {
    const box = frame.current
    if (!box || !point) return
    box.scrollTo(point.x * box.scrollWidth - box.clientWidth / 2, point.y * box.scrollHeight - box.clientHeight / 2)
  }, [point])
  const turn = ({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) => {
    const isDragged = grip.current?.isMoved
    grip.current = null
    if (isDragged) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onTurn({ x: (clientX - left) / width, y: (clientY - top) / height })
  }
  return (
    <div
      ref={frame}
      className={styles.slide}
      data-close={point !== null}
      onPointerDown={({ pointerType, clientX: x, clientY: y }) => {
        if (pointerType === 'mouse') grip.current = { x, y, isMoved: false }
      }}
      onPointerMove={({ currentTarget, clientX: x, clientY: y, buttons }) => {
        const held = grip.current
        if (!held || buttons === 0 || point === null) return
        currentTarget.scrollBy(held.x - x, held.y - y)
        grip.current = { x, y, isMoved: held.isMoved || Math.abs(held.x - x) + Math.abs(held.y - y) > 3 }
      }}
    >
      {/* The keys and the button of the window do the same. */}
      <img src={src} alt={alt} draggable={false} decoding="async" onClick={turn} />
    </div>
  )
}
