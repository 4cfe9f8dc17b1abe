import clsx from 'clsx'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ImageOff from 'lucide-react/icons/image-off'
import ZoomIn from 'lucide-react/icons/zoom-in'
import { type ComponentProps, useState } from 'react'
import { createLazy } from '../../../shop/code/lazy'
import { useLazy } from '../../../shop/code/use-lazy'
import { LostPart } from '../../../shop/code/lost-part'
import { IconButton } from '../../../ui/controls/icon-button'
import { Icon } from '../../../ui/icon'
import { Shot } from '../../../ui/surfaces/picture'
import styles from './gallery.module.scss'
import { Thumbs } from './thumbs'
import { useStrip } from './use-strip'

const zoom = createLazy(async () => (await import('./gallery-zoom')).default)

type GalleryProps = { name: string; images: readonly string[] }

/** The pictures of a product: a strip that fingers, wheels and keys move, small ones to jump by, and all of them as large as the window. */
export function Gallery({ name, images }: GalleryProps) {
  const { element, current, count, show, press, settle } = useStrip(images.length)
  const [zoomed, setZoomed] = useState<number | null>(null)
  if (count === 0)
    return (
      <section className={styles.gallery} aria-label="Фотографии товара">
        <p className={styles.none}>
          <Icon of={ImageOff} size={28} />
          Фотографии пока нет
        </p>
      </section>
    )
  const open = () => setZoomed(current)
  return (
    <section
      className={clsx(styles.gallery, count > 1 && styles.several)}
      aria-label="Фотографии товара"
      onKeyDown={press}
      onPointerEnter={zoom.loadAhead}
      onFocus={zoom.loadAhead}
    >
      {count > 1 && (
        <div className={styles.thumbs}>
          <Thumbs images={images} current={current} onPick={show} />
        </div>
      )}
      <div className={styles.stage}>
        {/* What scrolls must be reachable by keyboard. */}
        <div
          ref={element}
          className={styles.strip}
          onScroll={settle}
          onClick={open}
          {...(count > 1 && { tabIndex: 0, role: 'group', 'aria-label': 'Фотографии, листаются стрелками' })}
        >
          {images.map((src, at) => (
            <Shot
              key={`${at} ${src}`}
              src={src}
              alt={at === 0 ? name : `${name}, фото ${at + 1}`}
              size="large"
              isEager={at === 0}
              className={styles.shot}
            />
          ))}
        </div>
        {count > 1 && (
          <>
            <IconButton
              label="Предыдущее фото"
              icon={ChevronLeft}
              className={clsx(styles.step, styles.back)}
              disabledReason={current === 0 ? 'Это первое фото' : undefined}
              onClick={() => show(current - 1)}
            />
            <IconButton
              label="Следующее фото"
              icon={ChevronRight}
              className={clsx(styles.step, styles.on)}
              disabledReason={current === count - 1 ? 'Это последнее фото' : undefined}
              onClick={() => show(current + 1)}
            />
            <span className={styles.place} aria-hidden="true">
              {current + 1} из {count}
            </span>
          </>
        )}
        <IconButton label="Увеличить фото" icon={ZoomIn} className={styles.zoom} onClick={open} />
      </div>
      <span className="vh" role="status">
        {count > 1 ? `Фото ${current + 1} из ${count}` : ''}
      </span>
      {zoomed !== null && (
        <LostPart>
          <LazyZoom
            name={name}
            images={images}
            first={zoomed}
            onClose={(at) => {
              show(at)
              setZoomed(null)
            }}
          />
        </LostPart>
      )}
    </section>
  )
}

type ZoomProps = ComponentProps<NonNullable<ReturnType<typeof zoom.get>>>

function LazyZoom(props: ZoomProps) {
  const GalleryZoom = useLazy(zoom)
  // oxlint-disable-next-line react/static-components -- the same component each time
  return GalleryZoom ? <GalleryZoom {...props} /> : null
}
