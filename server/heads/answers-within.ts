import { getResponse } from 'msw'
import type { FakeServer } from '../../fake-server/open-server'
import { cookieLines } from '../../fake-server/transport/cookie-headers'
import type { Send } from './ask'

/** The fake server of this process as an API that needs no network; its cookies are real ones, as over HTTP. */
export const answersWithin =
  ({ handlers }: Pick<FakeServer, 'handlers'>): Send =>
  async (request) => {
    const answer = (await getResponse(handlers, request)) ?? new Response('{}', { status: 404 })
    for (const line of cookieLines.take(answer.headers)) answer.headers.append('set-cookie', line)
    return answer
  }
