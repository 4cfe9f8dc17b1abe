import { useAppState } from '../../app/app-context'

/** Why a cart of so many lines cannot go into the cart; undefined: it can. */
export function useObstacle(lines: number): string | undefined {
  const hasRegion = useAppState((app) => app.context.region !== null)
  if (!hasRegion) return 'У\u00a0вас нет действующего региона: покупать пока не для кого.'
  return lines === 0 ? 'В\u00a0ней нет товаров' : undefined
}
