import type { Kopecks } from '../../../model/money/money'
import type { Scene } from '../../scene'

/** The least an order may come to, kopecks; null: any sum. */
export const leastSum = ({ world, plays }: Pick<Scene, 'world' | 'plays'>): Kopecks | null =>
  plays('minimumSum') ? MINIMUM_OF_DEMO : world.config.min_order_sum
const MINIMUM_OF_DEMO: Kopecks = 50_000_000
