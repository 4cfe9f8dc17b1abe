import * as z from 'zod/mini'
import { CloudFile, CloudFolder, OpenCloudFolder } from '../../content/cloud'
import { Id } from '../../id'
import { endpoint } from '../endpoint'

const params = z.object({ id: Id })
const folders = z.object({ items: z.array(CloudFolder) })

/** CALL-106 to CALL-109: advertising materials. */
export const cloudContract = {
  /** The roots. */
  'cloud.roots': endpoint({ kind: 'read', method: 'GET', path: '/cloud/folders', output: folders }),
  'cloud.folders': endpoint({ kind: 'read', method: 'GET', path: '/cloud/folders/:id/folders', params, output: folders }),
  'cloud.files': endpoint({
    kind: 'read',
    method: 'GET',
    path: '/cloud/folders/:id/files',
    params,
    output: z.object({ items: z.array(CloudFile) }),
  }),
  'cloud.get': endpoint({ kind: 'read', method: 'GET', path: '/cloud/folders/:id', params, output: OpenCloudFolder }),
} as const
