import { afterEach, expect, it } from 'vitest'
import { createActor, createMachine, type AnyActorRef } from 'xstate'
import { begunAt, describe as described } from '../../inspector/tap/describe'

const started: AnyActorRef[] = []
afterEach(() => started.splice(0).forEach((actor) => actor.stop()))
function actorOf(id: string | undefined): AnyActorRef {
  const actor = createActor(createMachine({ id: 'resource' }), id === undefined ? {} : { id }).start()
  started.push(actor)
  return actor
}
const nameOf = (id: string): string => described(actorOf(id)).name

it('names data by its request, without its secrets, phones and e-mails [DEC-047]', () => {
  expect(nameOf('config.get {}')).toBe('config.get')
  expect(nameOf('regions.debt {"params":{"id":1}}')).toBe('regions.debt {"params":{"id":1}}')
  const secret = nameOf('people.find {"query":{"email":"petrov@shop.example","phone":"+7 900 123-45-67","password":"karter-2026"}}')
  for (const planted of ['petrov', '123-45', 'karter-2026']) expect(secret).not.toContain(planted)
})

it('names what began with a page by its address, without what it asks; what has a name of its own by both', () => {
  const [nameless, named] = [actorOf(undefined), actorOf('lamp')]
  for (const actor of [nameless, named]) begunAt(actor, '/cart?code=1234')
  expect([described(nameless).name, described(named).name]).toEqual([`/cart ${nameless.sessionId}`, '/cart lamp'])
})
