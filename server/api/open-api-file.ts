import type { IncomingMessage, ServerResponse } from 'node:http'
import { DEFAULT_BASES } from '../../fake-server/open-server'
import type { Api } from '../../model/contract'
import { ofAnswers } from '../api-pass'
import { siteOrigin } from '../heads/site-origin'

/** The address of the description of the API. */
export const OPEN_API_PATH = '/openapi.json'

/**
 * Answers the description of the API in OpenAPI 3.1, made from the contract when it is asked for. [DEC-077]
 * @param ask the API as a guest asks it, for the name of the shop
 * @param origin that the description names; '': what the request says
 */
export function createOpenApiFile(
  ask: Api | undefined,
  origin: string,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    request.resume()
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const { openApiOf } = await import('../../model/openapi/open-api')
    const shopName = ask ? (await ask('config.get', {})).shop_name : ''
    const document = openApiOf({ origin: siteOrigin(request, origin), shopName, bases: DEFAULT_BASES })
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'public, max-age=300', ...ofAnswers })
    response.end(request.method === 'HEAD' ? undefined : JSON.stringify(document))
  }
}
