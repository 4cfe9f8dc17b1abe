import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { Button } from '../../../src/ui/controls/button'
import { IconButton } from '../../../src/ui/controls/icon-button'
import { announce } from '../../../src/ui/feedback/announce'
import { AS_DRAWN, fitting, nextScale, pointAt, shareOf } from './scale'
import styles from './chart-scale.module.scss'

/** Room that the panel keeps around its pictures, px: its paddings, and above them the row of their names. */
const AROUND = { width: 36, height: 84 }

type ScaleProps = {
  /** Percent. */
  scale: number
  onScale: (scale: number) => void
  /** Holds the panel in which the chart scrolls. */
  around: RefObject<HTMLElement | null>
}

/** How large the chart is drawn: what was in the middle of the panel stays there. Stands before the chart: where that shows its lit state itself, it does so after this. */
export function ChartScale({ scale, onScale, around }: ScaleProps) {
  const kept = useRef<{ picture: Element; share: { x: number; y: number } } | null>(null)
  const panelNow = () => around.current?.querySelector('[role=tabpanel]')
  useLayoutEffect(() => {
    const panel = around.current?.querySelector('[role=tabpanel]')
    if (!kept.current || !panel) return
    const { picture, share } = kept.current
    kept.current = null
    const [here, middle] = [pointAt(picture.getBoundingClientRect(), share), middleOf(panel)]
    panel.scrollLeft += here.x - middle.x
    panel.scrollTop += here.y - middle.y
  }, [scale, around])
  const draw = (next: number) => {
    const panel = panelNow()
    const picture = panel && nearestTo(middleOf(panel), picturesIn(panel))
    if (panel && picture) kept.current = { picture, share: shareOf(picture.getBoundingClientRect(), middleOf(panel)) }
    announce(`Масштаб ${next}\u00a0%`)
    onScale(next)
  }
  const fit = () => {
    const panel = panelNow()
    if (!panel) return
    const sizes = picturesIn(panel).map((svg) => ({ width: Number(svg.getAttribute('width')), height: Number(svg.getAttribute('height')) }))
    draw(fitting(sizes, { width: panel.clientWidth - AROUND.width, height: panel.clientHeight - AROUND.height }))
  }
  const step = (by: 1 | -1) => {
    const next = nextScale(scale, by)
    return { disabledReason: next === null ? 'Дальше некуда.' : undefined, onClick: () => next !== null && draw(next) }
  }
  return (
    <div role="group" aria-label="Масштаб схемы" className={styles.scale}>
      <IconButton size="s" variant="plain" label="Мельче" icon={Minus} iconSize={16} {...step(-1)} />
      <Button
        size="s"
        variant="plain"
        className={styles.now}
        title="Как нарисовано"
        aria-label={`${scale}\u00a0%, вернуть ${AS_DRAWN}\u00a0%`}
        onClick={() => draw(AS_DRAWN)}
      >
        {scale}&nbsp;%
      </Button>
      <IconButton size="s" variant="plain" label="Крупнее" icon={Plus} iconSize={16} {...step(1)} />
      <Button size="s" variant="plain" onClick={fit}>
        Целиком
      </Button>
    </div>
  )
}

const picturesIn = (panel: Element) => [...panel.querySelectorAll('svg.sc')]
function middleOf(panel: Element): { x: number; y: number } {
  const { x, y } = panel.getBoundingClientRect()
  return { x: x + panel.clientWidth / 2, y: y + panel.clientHeight / 2 }
}
/** The picture that holds a point, else the one whose edge is nearest to it. */
function nearestTo(point: { x: number; y: number }, pictures: readonly Element[]): Element | undefined {
  const away = (picture: Element) => {
    const { left, right, top, bottom } = picture.getBoundingClientRect()
    return Math.hypot(Math.max(left - point.x, 0, point.x - right), Math.max(top - point.y, 0, point.y - bottom))
  }
  return [...pictures].sort((one, other) => away(one) - away(other))[0]
}
