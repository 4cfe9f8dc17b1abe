import fc from 'fast-check'
import { overlayMachine } from '../../../machines/overlay/overlay.machine'
import { POPUPS } from '../../../machines/overlay/popups'
import { anyPath } from '../arbitraries'
import { proofOf } from '../proof'

export default proofOf(overlayMachine, {
  payloads: {
    'popup.asked': fc.record({ popup: fc.constantFrom(...POPUPS) }),
    'popup.arose': fc.record({ popup: fc.constantFrom(...POPUPS) }),
    'popup.closed': fc.record({ popup: fc.constantFrom(...POPUPS) }),
    'page.reached': fc.record({ path: anyPath }),
  },
  // A login arises while what was opened by hand is typed in.
  events: [
    { type: 'popup.asked', popup: 'region' },
    { type: 'popup.arose', popup: 'login' },
  ],
  situation: ({ value, context: { shown, waiting, arisen, isTyping, isCovered, isStopped, page } }) =>
    JSON.stringify([value, shown, waiting, arisen, isTyping, isCovered, isStopped, page]),
  law: ({ context, ...snapshot }) => (context.shown !== null) === (snapshot.value === 'covered'),
})
