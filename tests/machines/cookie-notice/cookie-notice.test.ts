import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { cookieNoticeMachine } from '../../../machines/cookie-notice/cookie-notice.machine'
import { atRest } from '../../support/waiting/at-rest'

async function open(readConsent: () => boolean) {
  let kept = 0
  const machine = cookieNoticeMachine.provide({
    actors: { loadConsent: fromPromise(async () => readConsent()) },
    actions: {
      keepConsent: () => {
        kept++
      },
    },
  })
  const notice = createActor(machine).start()
  const before = notice.getSnapshot().hasTag('shown')
  await atRest()
  return { notice, before, kept: () => kept, isShown: () => notice.getSnapshot().hasTag('shown') }
}

describe('the notice on cookies', () => {
  it('is shown until it is accepted, which is kept once [STATE-013]', async () => {
    const { notice, kept, isShown } = await open(() => false)
    expect({ isShown: isShown(), kept: kept() }).toEqual({ isShown: true, kept: 0 })
    notice.send({ type: 'cookies.accepted' })
    notice.send({ type: 'cookies.accepted' })
    expect({ isShown: isShown(), kept: kept() }).toEqual({ isShown: false, kept: 1 })
  })

  it('never flashes where it was accepted before [STATE-013]', async () => {
    const { before, isShown } = await open(() => true)
    expect({ before, isShown: isShown() }).toEqual({ before: false, isShown: false })
  })

  it('is shown where nothing can be read', async () => {
    const { isShown } = await open(() => {
      throw new Error('forbidden')
    })
    expect(isShown()).toBe(true)
  })
})
