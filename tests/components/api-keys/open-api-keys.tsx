import { screen } from '@testing-library/react'
import ApiKeysPage from '../../../src/pages/api-keys/api-keys-page'
import { apiKeyExtensions } from '../../../model/contract/extensions/api-keys'
import type { AppActor } from '../../../src/shop/app-actor'
import { apiOf, newServer, type TestServer, visitor } from '../../support/world'
import { openWayIn } from '../registration/way-in'
import type { Answers } from '../support/open-shop'

const CALLS = Object.keys(apiKeyExtensions) as (keyof typeof apiKeyExtensions)[]

type Given = { server?: TestServer; answers?: Answers; person?: number }

/** The page of the keys over a real fake server, as administrator 1 of region 1 unless another person is given, once it is drawn. */
export async function openApiKeys({ server = newServer(), answers = {}, person = 1 }: Given = {}) {
  const { who } = await visitor(server, person)
  let app: AppActor | null = null
  const api = apiOf(who, { onChanged: (tags, region) => app?.send({ type: 'data.changed', tags, region }) })
  const ofKeys = Object.fromEntries(CALLS.map((name) => [name, (args: never) => api(name, args)])) as Answers // each call has its own arguments
  const opened = await openWayIn(ApiKeysPage, '/personal/api', { server, answers: { ...ofKeys, ...answers }, api })
  app = opened.app
  await screen.findByRole('heading', { name: 'API' })
  return { ...opened, api, server }
}
