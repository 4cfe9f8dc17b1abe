import { documentExtensions } from '../../model/contract/extensions/documents'
import { handlersFor } from '../handlers-for'
import { refuse } from '../refusals'
import { documentDetails, requireDocument } from '../rules/documents/document-view'
import { reconciliationOf } from '../rules/documents/ledger'
import { labellingCodes } from '../rules/documents/labelling-codes'
import { answerDocument, signerOf } from '../rules/documents/signing'
import { requireRegionAdmin, requireUser } from '../scene'

/** Documents one by one, and the exchange operator, which is another company in earnest. [DEC-072] */
export const documentsHandlers = handlersFor(documentExtensions, {
  'documents.get': ({ params, ...scene }) => documentDetails(scene, requireDocument(scene, params.id)),

  'documents.codes': ({ params, ...scene }) => labellingCodes(scene, requireDocument(scene, params.id)),

  'documents.reconciliation': ({ params, query, ...scene }) => {
    const region = requireRegionAdmin(scene, params.id)
    if (query.from > query.to) throw refuse(422, { errors: { to: ['Конец раньше начала'] } })
    return reconciliationOf(scene, region, query)
  },

  'edo.signer': ({ params, ...scene }) => signerOf(scene, requireUser(scene), requireDocument(scene, params.id).region_id),
  'edo.sign': ({ params, ...scene }) => answerDocument(scene, requireDocument(scene, params.id), { type: 'sign' }),
  'edo.accept': ({ params, body, ...scene }) =>
    answerDocument(scene, requireDocument(scene, params.id), { type: 'accept', lines: body.lines }),
  'edo.refuse': ({ params, body, ...scene }) =>
    answerDocument(scene, requireDocument(scene, params.id), { type: 'refuse', reason: body.reason }),
})
