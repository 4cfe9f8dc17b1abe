import { createActor, fromPromise, waitFor } from 'xstate'
import { SCENARIO_COOKIE } from '../../../../../fake-server/scenarios'
import { documentSigningMachine } from '../../../../../machines/document-signing/document-signing.machine'
import { stateName } from '../../../../../model/document/document-words'
import { outcomeIn } from '../../../../../model/document/outcome-in'
import { SERVER } from '../../../../../tools/diagrams/sequence/entries'
import { signedIn } from '../../../../support/open-tab'
import { atRest } from '../../../../support/waiting/at-rest'
import { apiOf, newServer, visitor } from '../../../../support/world'
import type { Told } from '../../tell-story'

/** An administrator with a power of attorney, and a document that waits for a signature. */
const [SIGNER, DOCUMENT] = [1, 58_230]

export const signLostAnswer: Told = {
  id: 'sign-lost-answer',
  title: 'Подпись поставлена, а ответ оператора потерян',
  about:
    'Оператор подписал документ, но ответ до\u00a0магазина не\u00a0дошёл. Второй раз магазин не\u00a0подписывает: он смотрит в\u00a0самом документе, что с\u00a0ним стало, сам или по\u00a0кнопке.',
  story: 'documents',
  rules: ['DEC-005', 'DEC-072'],
  cast: ['documentSigning'],
  run: async ({ open, chapter, end, show, inspect }) => {
    const server = newServer()
    const { who } = await visitor(server, SIGNER)
    const tab = open({ server, who, path: '/personal/documents' })
    tab.app.start()
    await signedIn(tab)
    await atRest()
    const params = { id: DOCUMENT }
    /** What the document says at the server, asked beside what is recorded. */
    const showDocument = async () => {
      const { exchange, history } = await apiOf(tab.who)('documents.get', { params })
      const answers = history.filter(({ group, value }) => group === 'exchange' && value !== 'waiting')
      show(SERVER, `документ: ${stateName('exchange', exchange ?? 'none')}, ответов\u00a0${answers.length}`)
    }
    chapter('Подписано, ответа нет')
    const signing = createActor(
      documentSigningMachine.provide({
        actors: {
          loadSigner: fromPromise(() => tab.api('edo.signer', { params })),
          sendAnswer: fromPromise(() => tab.api('edo.sign', { params })),
          lookUp: fromPromise(async () => outcomeIn(await tab.api('documents.get', { params }))),
        },
      }),
      { input: { documentId: DOCUMENT, lines: [], typed: new Map(), reason: '' }, inspect, clock: tab.clock },
    ).start()
    await waitFor(signing, (state) => state.hasTag('open'))
    signing.send({ type: 'sign.chosen' })
    tab.who.cookies[SCENARIO_COOKIE] = 'offlineAnswers'
    signing.send({ type: 'answer.confirmed' })
    await waitFor(signing, (state) => state.matches('doubtful'))
    tab.who.cookies[SCENARIO_COOKIE] = ''
    await showDocument()
    chapter('Нажато «Проверить снова»')
    signing.send({ type: 'signing.retried' })
    await waitFor(signing, (state) => state.hasTag('done'))
    await atRest()
    await showDocument()
    end()
    signing.stop()
  },
}
