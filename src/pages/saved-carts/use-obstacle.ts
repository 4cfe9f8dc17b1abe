import { useRegionId } from '../../hooks/visitor/use-region'

/** Why a cart of so many lines cannot go into the cart; undefined: it can. */
export function useObstacle(lines: number): string | undefined {
  const hasRegion = useRegionId() !== null
  if (!hasRegion) return 'У\u00a0вас нет действующего региона: покупать пока не для кого.'
  return lines === 0 ? 'В\u00a0ней нет товаров' : undefined
}
