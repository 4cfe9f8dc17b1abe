import { expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { writerPort } from '../../src/app/customer/writer-port'
import { atRest } from '../support/waiting/at-rest'

type Command = { type: 'send'; name: string }
type Report = { type: 'told'; name: string }

/** A machine with a writer whose calls the test ends. */
function open() {
  const calls: { name: string; signal: AbortSignal; end: () => void }[] = []
  const heard: string[] = []
  const machine = setup({
    types: { events: {} as Command | Report },
    actors: {
      writer: writerPort<Command>(
        ({ name }, signal) => new Promise<Report>((resolve) => calls.push({ name, signal, end: () => resolve({ type: 'told', name }) })),
      ),
    },
  }).createMachine({
    invoke: { src: 'writer', id: 'writer' },
    on: {
      send: { actions: ({ self, event }) => self.getSnapshot().children['writer']?.send(event) },
      told: { actions: ({ event }) => void heard.push(event.name) },
    },
  })
  return { actor: createActor(machine).start(), calls, heard }
}

it('calls go side by side, and each end is told as it comes', async () => {
  const { actor, calls, heard } = open()
  for (const name of ['one', 'two']) actor.send({ type: 'send', name })
  expect(calls.map(({ name }) => name)).toEqual(['one', 'two'])
  for (const { end } of calls.toReversed()) {
    end()
    await atRest()
  }
  expect(heard).toEqual(['two', 'one'])
})

it('a machine that stops aborts its calls and hears nothing more of them', async () => {
  const { actor, calls, heard } = open()
  actor.send({ type: 'send', name: 'one' })
  actor.stop()
  calls[0]?.end()
  await atRest()
  expect({ aborted: calls[0]?.signal.aborted, heard }).toEqual({ aborted: true, heard: [] })
})
