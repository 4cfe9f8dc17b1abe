import type { SnapshotFrom } from 'xstate'
import type { companySetupMachine } from '../../../machines/company-setup/company-setup.machine'
import { ApiError } from '../../../model/api-error'
import { EMPTY_SETUP } from '../../../model/identity/company-form'
import { endsOf } from '../../support/walks/ends'
import type { Walk } from '../../support/walks/walk-paths'
import { lacking, ORGANISATION } from './open-setup'

const { done, failed, passed } = endsOf('companySetup')
const CALLS: Readonly<Record<string, readonly unknown[]>> = {
  restoring: [EMPTY_SETUP],
  looking: [true, false],
  'asking.company.probing': [0, 1],
  'asking.company.checking': [0, 1],
  'asking.company.creating': [{ id: 8, company_name: 'ООО «Волга»' }],
  'asking.company.settling': [lacking('company'), lacking('region'), lacking('nothing')],
  'asking.lastStep.creating': [{}],
  'asking.lastStep.settling': [true, false],
}
const answers = Object.entries(CALLS).flatMap(([state, outputs]) => {
  return [...outputs.map((output) => done(state, output)), ...[0, 401, 409].map((status) => failed(state, status))]
})
const pauses = ['unanswered', 'asking.company.doubtful', 'asking.lastStep.doubtful'].map((state) => passed('restPause', state))
const told = (['company', 'region', 'nothing'] as const).map((what) => ({ type: 'setup.told', user: lacking(what) }))
const plain = ['submitted', 'postponed', 'opened', 'hold', 'release', 'retried'].map((name) => ({ type: `setup.${name}` }))
const ways = ['/', '/invites/A'].map((path) => ({ type: 'setup.pass', path }))
const fields = [
  { type: 'field.typed', field: 'inn', value: ORGANISATION.inn },
  { type: 'field.typed', field: 'inn', value: '1' },
  { type: 'field.typed', field: 'kpp', value: ORGANISATION.kpp },
  { type: 'field.typed', field: 'company_name', value: 'ООО «Волга»' },
  { type: 'field.typed', field: 'store_city_id', value: 7 },
  { type: 'field.left', field: 'inn' },
  { type: 'field.left', field: 'kpp' },
]

/** How somebody is led through the rest of his registration: to his company, and to its first region. */
export const setupWalks: readonly Walk[] = [
  {
    inputs: (['company', 'region'] as const).map((what) => ({ user: lacking(what), isHeld: false, path: '/' })),
    events: [...answers, ...pauses, ...told, ...plain, ...ways, ...fields],
    situation: ({ value, context }) => {
      const { typed, user, checked, failure, isAside } = context as SnapshotFrom<typeof companySetupMachine>['context']
      return JSON.stringify([value, typed, user, checked, isAside, failure instanceof ApiError && failure.status])
    },
    limit: 20_000,
  },
]
