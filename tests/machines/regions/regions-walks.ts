import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'
import type { regionsMachine } from '../../../machines/regions/regions.machine'
import { REGION_BLOCKED } from '../../../model/company/region'
import { region } from '../../support/plain-region'
import { endsOf } from '../../support/walks/ends'
import type { Walk } from '../../support/walks/walk-paths'

const { done, failed, passed } = endsOf('regions')
const blocked = (id: number) => region(id, { status: REGION_BLOCKED })
/** Which there may be: two, with the first renamed, and none that may be bought for. */
const LISTS = [[region(1), region(2), blocked(3)], [region(1, { store_city_name: 'Казань' }), region(2), blocked(3)], [blocked(3)]]

const situation = ({ value, context }: SnapshotFrom<typeof regionsMachine>): string => {
  const { isKnown, regions, active, isGuessed, picked, problem } = context
  return JSON.stringify([value, isKnown, regions.length, active, isGuessed, picked, problem])
}

/** How the regions of a company are led through their chart. */
export const regionsWalks: readonly Walk[] = [
  {
    inputs: [{ userId: 1, remembered: null }],
    events: [
      ...['loading', 'looking'].flatMap((state) => [
        ...LISTS.map((list) => done(state, list)),
        ...[503, 429, 403].map((status) => failed(state, status)),
      ]),
      passed('restPause', 'failed'),
      ...[1, 2, 3].map((id) => ({ type: 'region.picked', id })),
      { type: 'region.follow', id: 2 },
      ...[
        'region.confirmed',
        'choice.dropped',
        'region.noted',
        'regions.retried',
        'regions.load',
        'favoriteRegion.changed',
        'regions.looked',
      ].map((type) => ({
        type,
      })),
    ],
    situation: (snapshot: AnyMachineSnapshot) => situation(snapshot as SnapshotFrom<typeof regionsMachine>),
    limit: 300,
  },
]
