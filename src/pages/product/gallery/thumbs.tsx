import { useLayoutEffect, useRef } from 'react'
import { Shot } from '../../../ui/surfaces/picture'
import styles from './thumbs.module.scss'

type ThumbsProps = { images: readonly string[]; current: number; isRow?: boolean; onPick: (at: number) => void }

/** Small pictures to jump by; that of the picture seen is always in sight. One tab stop: the arrows of the gallery go on. */
export function Thumbs({ images, current, isRow = false, onPick }: ThumbsProps) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const [box, thumb] = [list.current, list.current?.children[current]]
    if (!box || !(thumb instanceof HTMLElement)) return
    // Only the list moves, never the page.
    box.scrollTop = reached(box.scrollTop, box.clientHeight, thumb.offsetTop - box.offsetTop, thumb.offsetHeight)
    if (box.contains(document.activeElement)) thumb.focus({ preventScroll: true })
    box.scrollLeft = reached(box.scrollLeft, box.clientWidth, thumb.offsetLeft - box.offsetLeft, thumb.offsetWidth)
  }, [current])
  return (
    <div ref={list} className={isRow ? styles.row : styles.thumbs} role="group" aria-label="Все фотографии">
      {images.map((src, at) => (
        <button
          // The same picture may stand there twice.
          key={`${at} ${src}`}
          type="button"
          tabIndex={at === current ? 0 : -1}
          aria-label={`Фото ${at + 1} из ${images.length}`}
          aria-current={at === current ? 'true' : undefined}
          onClick={() => onPick(at)}
        >
          <Shot src={src} alt="" size={56} />
        </button>
      ))}
    </div>
  )
}

/** @returns how far to scroll, px, so that what begins at `start` is seen whole with a little of its neighbours */
function reached(scroll: number, room: number, start: number, size: number): number {
  const margin = 24
  if (start - margin < scroll) return start - margin
  return start + size + margin > scroll + room ? start + size + margin - room : scroll
}
