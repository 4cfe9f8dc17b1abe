import type { DocumentDetails } from '../../../../model/document/document-details'
import { defineForm } from '../../../form/form-definition'

/** The request to sign and send one УПД again. The call has no key: without an answer the document itself says whether it was asked. [CALL-038, DEC-005] */
export const requestForm = ({ id, company_region_id, requested_at }: DocumentDetails) =>
  defineForm({
    name: `document-request-${id}`,
    call: 'regions.updRequest',
    isKeyed: false,
    labels: {},
    empty: {},
    check: () => ({ args: { params: { id: company_region_id }, body: { document_ids: [id] } }, errors: {} }),
    words: {
      notSent: 'Просьба не\u00a0отправлена.',
      maybeSent: 'Возможно, просьба уже у\u00a0менеджера: время последней видно на\u00a0этой странице.',
    },
    lookUp: async (api, _values, signal) => (await api('documents.get', { params: { id } }, { signal })).requested_at !== requested_at,
  })
