import clsx from 'clsx'
import Package from 'lucide-react/icons/package'
import { useState } from 'react'
import { Icon } from '../icon'
import styles from './picture.module.scss'

export type ShotProps = {
  src: string
  /** Empty where the product's name stands beside it. */
  alt: string
  /** px of the box; `card` and `large` are as wide as their place, square. */
  size: 40 | 56 | 72 | 'card' | 'large'
  /** Loaded at once: the picture that the page is opened for. */
  isEager?: boolean | undefined
  className?: string | undefined
}

/** The picture of a product in a box whose size is known before it comes. */
export function Shot({ src, alt, size, isEager = false, className }: ShotProps) {
  const [failed, setFailed] = useState<string | null>(null)
  const side = SIDES[size]
  return (
    <span className={clsx(styles.shot, styles[typeof size === 'number' ? `s${size}` : size], className)}>
      {failed === src || src === '' ? (
        <Icon of={Package} size={side > 60 ? 28 : 20} />
      ) : (
        <img
          src={drawnAt(src, size)}
          alt={alt}
          width={side}
          height={side}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  )
}

/** The shop draws its own pictures in two ways: small ones are without what nobody sees in them, and quick to draw. */
const drawnAt = (src: string, size: ShotProps['size']): string =>
  typeof size === 'number' && src.startsWith('/pictures/') ? `${src}?d=list` : src

const SIDES = { 40: 40, 56: 56, 72: 72, card: 200, large: 400 } as const
