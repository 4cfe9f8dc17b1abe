import { useAppActor } from '../../shop/app-context'
import { useAfterPaint } from '../screen/after-paint'

/** The cart as it was when the screen was last drawn: for what is worked out from all its lines at each key. */
export const useDrawnCart = () => useAfterPaint(useAppActor('cart'))
