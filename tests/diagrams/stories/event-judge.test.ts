import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { cookieNoticeMachine } from '../../../machines/cookie-notice/cookie-notice.machine'
import { overlayMachine } from '../../../machines/overlay/overlay.machine'
import { eventJudge } from './event-judge'

it('an event that holds something else than the types of its machine say is told, and why', () => {
  const { judged, inspect } = eventJudge()
  const overlay = createActor(overlayMachine, { inspect }).start()
  overlay.send({ type: 'popup.asked', popup: 'region' })
  expect(judged).toEqual({ count: 1, misfits: [] })
  overlay.send({ type: 'popup.closed', popup: 7 } as never)
  expect(judged).toEqual({
    count: 2,
    misfits: [expect.stringMatching(/^overlay popup\.closed: В\sполе «popup» ожидается одно из/) as string],
  })
})

it('what is no event of a machine is nothing to judge', () => {
  const { judged, inspect } = eventJudge()
  createActor(cookieNoticeMachine, { inspect })
    .start()
    .send({ type: 'no.such' } as never)
  expect(judged).toEqual({ count: 0, misfits: [] })
})
