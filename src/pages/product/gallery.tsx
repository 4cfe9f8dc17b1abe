import clsx from 'clsx'
import { useRef, useState } from 'react'
import { Shot } from '../../ui/surfaces/picture'
import styles from './gallery.module.scss'

/** The pictures of a product: a strip that fingers, wheels and arrow keys move, with small ones to jump by. */
export function Gallery({ name, images }: { name: string; images: readonly string[] }) {
  const strip = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const isSeveral = images.length > 1
  const settle = () => {
    const element = strip.current
    if (element) setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
  }
  const show = (at: number) => {
    strip.current?.scrollTo({ left: at * strip.current.clientWidth, behavior: 'smooth' })
    setCurrent(at)
  }
  return (
    <section className={clsx(styles.gallery, isSeveral && styles.several)} aria-label="Фотографии товара">
      {isSeveral && (
        <div className={styles.thumbs}>
          {images.map((src, at) => (
            <button
              key={src}
              type="button"
              aria-label={`Фото ${at + 1} из ${images.length}`}
              aria-current={at === current ? 'true' : undefined}
              onClick={() => show(at)}
            >
              <Shot src={src} alt="" size={56} />
            </button>
          ))}
        </div>
      )}
      {/* What scrolls must be reachable by keyboard. */}
      <div
        ref={strip}
        className={styles.strip}
        onScroll={settle}
        {...(isSeveral && { tabIndex: 0, role: 'group', 'aria-label': 'Фотографии, листаются стрелками' })}
      >
        {(images.length > 0 ? images : ['']).map((src, at) => (
          <Shot
            key={src}
            src={src}
            alt={at === 0 ? name : `${name}, фото ${at + 1}`}
            size="large"
            isEager={at === 0}
            className={styles.shot}
          />
        ))}
      </div>
    </section>
  )
}
