import { fromPromise } from 'xstate'
import { documentSigningMachine } from '../../../../machines/document-signing/document-signing.machine'
import type { Api } from '../../../../model/contract'
import { outcomeIn } from '../../../../model/document/outcome-in'
import { pageCall } from '../../../api/page-call'
import { keepSigningDraft } from './signing-draft'

/** The signing of a document with the operator, the document itself and the memory of this tab. [DEC-072] */
export const connectSigning = (api: Api, documentId: number) =>
  documentSigningMachine.provide({
    actors: {
      loadSigner: pageCall(({ signal }) => api('edo.signer', { params: { id: documentId } }, { signal })),
      // Without the signal: what was confirmed goes on whatever becomes of the page.
      sendAnswer: fromPromise(({ input: { answer } }) => {
        const params = { id: documentId }
        if (answer.type === 'sign') return api('edo.sign', { params })
        if (answer.type === 'refuse') return api('edo.refuse', { params, body: { reason: answer.reason } })
        return api('edo.accept', { params, body: { lines: [...answer.lines] } })
      }),
      lookUp: pageCall(async ({ signal }) => outcomeIn(await api('documents.get', { params: { id: documentId } }, { signal }))),
    },
    actions: {
      storeDraft: (_, draft) => keepSigningDraft(documentId, draft),
      dropDraft: () => keepSigningDraft(documentId, null),
    },
  })
