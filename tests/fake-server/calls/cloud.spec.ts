import { expect } from 'vitest'
import { callsOf } from './support/calls-of'
import { SIGNED_IN } from './support/rights-of'

const brandRoot = { kind: 'folder', id: 1, parent_id: null, name: 'Arktelub', slug: 'arktelub', folders_count: 9, files_count: 0 }
const logos = { kind: 'folder', id: 2, parent_id: 1, name: 'Логотипы', slug: '', folders_count: 0, files_count: 4 }
const logo = expect.objectContaining({ kind: 'file', id: 1001, folder_id: 2, url: '/advert-files/1001/arktelub-logo.svg' })

export default callsOf('cloud', {
  'cloud.roots': {
    id: '[CALL-106]',
    call: (api) => api('cloud.roots', {}),
    rights: SIGNED_IN,
    answer: {
      items: [brandRoot, expect.objectContaining({ slug: 'tavrolub' }), expect.objectContaining({ name: 'Общие материалы', slug: '' })],
    },
  },
  'cloud.folders': {
    id: '[CALL-107]',
    call: (api) => api('cloud.folders', { params: { id: 1 } }),
    rights: SIGNED_IN,
    answer: { items: expect.arrayContaining([logos]) },
  },
  'cloud.files': {
    id: '[CALL-108]',
    call: (api) => api('cloud.files', { params: { id: 2 } }),
    rights: SIGNED_IN,
    answer: { items: expect.arrayContaining([logo]) },
  },
  'cloud.get': {
    id: '[CALL-109]',
    call: (api) => api('cloud.get', { params: { id: 2 } }),
    rights: SIGNED_IN,
    answer: { ...logos, trail: [{ id: 1, name: 'Arktelub' }], items: expect.arrayContaining([logo]) },
  },
})
