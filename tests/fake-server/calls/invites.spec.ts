import { INVITE_OF_MEMBER } from './support/call-samples'
import { callsOf } from './support/calls-of'
import { INVITED_PERSON } from './support/rights-of'

export default callsOf('invites', {
  'invites.get': {
    id: '[CALL-028]',
    call: (api) => api('invites.get', { params: { id: INVITE_OF_MEMBER } }),
    rights: INVITED_PERSON,
  },
  'invites.accept': {
    id: '[CALL-029]',
    call: (api) => api('invites.accept', { params: { id: INVITE_OF_MEMBER } }),
    rights: INVITED_PERSON,
  },
  'invites.reject': {
    id: '[CALL-030]',
    call: (api) => api('invites.reject', { params: { id: INVITE_OF_MEMBER } }),
    rights: INVITED_PERSON,
  },
})
