import type { Choice } from './layout'

/** Options of ELK's layered algorithm for one way to draw; distances in px. Options of a parent are not inherited by nested graphs: give them to each. */
export const layered = ({ direction, seed, gap, words }: Choice) => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  // MODEL_ORDER here, and any `considerModelOrder`, crash on arrows that cross a border; layout.ts orders the arrows itself.
  'elk.layered.cycleBreaking.strategy': 'GREEDY',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '30',
  'elk.randomSeed': String(seed),
  'elk.spacing.nodeNode': words === 'none' ? '8' : '14',
  'elk.spacing.edgeNode': words === 'none' ? '8' : '12',
  'elk.spacing.edgeEdge': String(gap),
  'elk.spacing.labelNode': '2',
  'elk.layered.spacing.nodeNodeBetweenLayers': words === 'none' ? '12' : '14',
  'elk.layered.spacing.edgeNodeBetweenLayers': '9',
  'elk.layered.spacing.edgeEdgeBetweenLayers': words === 'none' ? '5' : '9',
  'elk.spacing.portPort': String(gap),
})

/** Label sits on its arrow. ELK ignores labels without text. */
export const onArrow = { text: '-', layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' } }

/** The initial dot is an outside label of its state: it needs no arrow of its own, and its arrow is never long. */
export const initialDot = ({ direction, isMirrored }: Choice, id: string) => ({
  id,
  text: '-',
  width: direction === 'DOWN' ? 22 : 10,
  height: direction === 'DOWN' ? 10 : 20,
  layoutOptions: {
    'elk.nodeLabels.placement': direction === 'DOWN' ? `OUTSIDE ${isMirrored ? 'H_RIGHT' : 'H_LEFT'} V_CENTER` : 'OUTSIDE V_TOP H_CENTER',
  },
})
