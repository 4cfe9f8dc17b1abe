import * as z from 'zod/mini'
import { DocumentDetails } from '../../document/document-details'
import { DocumentCodes } from '../../document/document-codes'
import { LineAnswer } from '../../document/differences'
import { Reconciliation } from '../../document/reconciliation'
import { Reason, Signer, SigningOutcome } from '../../document/signing'
import { Id } from '../../id'
import { endpoint } from '../endpoint'

const params = z.object({ id: Id })
/** What an answer at the operator changes: the red bar and «СТОП-отгрузки», and the orders that waited for it. */
const CHANGED = ['documents', 'regions', 'orders', 'notifications'] as const

/**
 * Documents one by one, and the exchange operator, a service of others at the address of the configuration (`edo_url`); its paths here are the
 * default ones. 409: somebody else answered first, with the outcome in `details`; 403: no valid power of attorney. [ROUTE-052, DEC-072]
 */
export const documentExtensions = {
  'documents.get': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/documents/:id',
    params,
    output: DocumentDetails,
    tags: ['documents'],
  }),
  /** The codes of labelling that the goods of a document must have; lines whose codes are not reported are left out. */
  'documents.codes': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/documents/:id/codes',
    params,
    output: DocumentCodes,
    tags: ['documents'],
  }),
  /** For administrators of the region. */
  'documents.reconciliation': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/companyRegions/:id/reconciliation',
    params,
    query: z.object({ from: z.iso.date('Некорректная дата'), to: z.iso.date('Некорректная дата') }),
    output: Reconciliation,
    tags: ['documents'],
  }),
  /** Who would sign a document, and by which power of attorney. */
  'edo.signer': endpoint({ kind: 'read', method: 'GET', base: 'origin', path: '/ext/edo/documents/:id/signer', params, output: Signer }),
  'edo.sign': endpoint({
    kind: 'write',
    method: 'POST',
    base: 'origin',
    path: '/ext/edo/documents/:id/sign',
    params,
    output: SigningOutcome,
    invalidates: CHANGED,
  }),
  'edo.accept': endpoint({
    kind: 'write',
    method: 'POST',
    base: 'origin',
    path: '/ext/edo/documents/:id/accept',
    params,
    body: z.object({ lines: z.array(LineAnswer).check(z.minLength(1), z.maxLength(1000)) }),
    output: SigningOutcome,
    invalidates: CHANGED,
  }),
  'edo.refuse': endpoint({
    kind: 'write',
    method: 'POST',
    base: 'origin',
    path: '/ext/edo/documents/:id/refuse',
    params,
    body: z.object({ reason: Reason }),
    output: SigningOutcome,
    invalidates: CHANGED,
  }),
} as const
