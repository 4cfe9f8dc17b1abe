import type { Plugin } from 'vite'
import type { Base } from '../../model/contract/endpoint'
import { openApiOf } from '../../model/openapi/open-api'
import { SITE_NAME } from '../../model/routing/routes'

const FILE = 'openapi.json'

/**
 * Writes the description of the API beside the shop: the page about the API reads it, so that no browser has to make it. The addresses are
 * those of the origin that the file comes from; a server of the API answers the same of its own. [DEC-077]
 */
export function openApiAsset(bases: Readonly<Record<Base, string>>): Plugin {
  const source = () => JSON.stringify(openApiOf({ origin: '/', shopName: SITE_NAME, bases }))
  return {
    name: 'karter:open-api-asset',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: source() })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_request, response) => {
        response.setHeader('content-type', 'application/json')
        response.end(source())
      })
    },
  }
}
