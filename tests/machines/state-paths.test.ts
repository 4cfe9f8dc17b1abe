import { describe, expect, it } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { innermost, stateIds, statePaths } from '../../machines/support/state-paths'

const machine = createMachine({
  id: 'house',
  type: 'parallel',
  states: {
    door: { initial: 'shut', states: { shut: {}, open: {} } },
    // Begins as the name of another does, and holds nothing of it.
    doorbell: { initial: 'on', states: { on: { type: 'parallel', states: { light: {}, sound: {} } } } },
    roof: {},
  },
})
const PATHS = ['door', 'door.shut', 'doorbell', 'doorbell.on', 'doorbell.on.light', 'doorbell.on.sound', 'roof']

describe('the states that a machine is in', () => {
  it('are told by their paths, each before those inside it', () => {
    const { value } = createActor(machine).getSnapshot()
    expect(statePaths(value)).toEqual(PATHS)
    expect([statePaths('shut'), statePaths({}), statePaths('')]).toEqual([['shut'], [], []])
  })
  it('have ids that begin with the machine itself', () => {
    expect(stateIds(createActor(machine).getSnapshot())).toEqual(['house', ...PATHS.map((path) => `house.${path}`)])
    expect(stateIds(createActor(createMachine({ id: 'bare' })).getSnapshot())).toEqual(['bare'])
  })
  it('are innermost where they hold no other of them, whatever their names begin with', () =>
    expect(innermost(PATHS)).toEqual(['door.shut', 'doorbell.on.light', 'doorbell.on.sound', 'roof']))
})
