import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useLayoutEffect, useRef } from 'react'
import { scrollingAround } from '../../../flows/scrolling-around'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { fitting, nextScale, WHOLE } from './scale'
import styles from './chart-scale.module.scss'

/** Room that the panel keeps around a picture, px. */
const AROUND = 32
/** And this control and the names of pictures above and below it. */
const BESIDES = 104

/** How large the chart is drawn. What was in the middle of the panel stays there. @param scale percent */
export function ChartScale({ scale, onScale }: { scale: number; onScale: (scale: number) => void }) {
  const root = useRef<HTMLDivElement>(null)
  const before = useRef(scale)
  useLayoutEffect(() => {
    const box = root.current && scrollingAround(root.current)
    const by = scale / before.current
    before.current = scale
    if (!box || by === 1) return
    box.scrollLeft = (box.scrollLeft + box.clientWidth / 2) * by - box.clientWidth / 2
    box.scrollTop = (box.scrollTop + box.clientHeight / 2) * by - box.clientHeight / 2
  }, [scale])
  const [smaller, larger] = [nextScale(scale, -1), nextScale(scale, 1)]
  const fit = () => {
    const box = root.current && scrollingAround(root.current)
    if (!box) return
    const sizes = [...box.querySelectorAll('svg.sc')].map((svg) => ({
      width: Number(svg.getAttribute('width')),
      height: Number(svg.getAttribute('height')),
    }))
    onScale(fitting(sizes, { width: box.clientWidth - AROUND, height: box.clientHeight - BESIDES }))
  }
  return (
    <div ref={root} role="group" aria-label="Масштаб схемы" className={styles.scale}>
      <IconButton
        size="s"
        variant="plain"
        label="Мельче"
        icon={Minus}
        iconSize={16}
        disabledReason={smaller === null ? 'Мельче не\u00a0бывает.' : undefined}
        onClick={() => smaller !== null && onScale(smaller)}
      />
      <Button size="s" variant="plain" title="Как нарисовано: 100 %" onClick={() => onScale(WHOLE)}>
        {scale}&nbsp;%
      </Button>
      <IconButton
        size="s"
        variant="plain"
        label="Крупнее"
        icon={Plus}
        iconSize={16}
        disabledReason={larger === null ? 'Крупнее не\u00a0бывает.' : undefined}
        onClick={() => larger !== null && onScale(larger)}
      />
      <Button size="s" variant="plain" onClick={fit}>
        Целиком
      </Button>
    </div>
  )
}
