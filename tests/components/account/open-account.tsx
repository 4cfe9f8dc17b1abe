import { screen, within } from '@testing-library/react'
import AccountPage from '../../../src/pages/account/account-page'
import type { AppActor } from '../../../src/shop/app-actor'
import { apiOf, newServer, type TestServer, visitor } from '../../support/world'
import { openWayIn } from '../registration/way-in'
import type { Answers } from '../support/open-shop'

/** Whose account it is. */
export const USER = 3

/** The account page of user 3 over a real fake server, once it is drawn; what its writes change is read again as in the shop. */
export async function openAccount({ server = newServer(), answers = {} }: { server?: TestServer; answers?: Answers } = {}) {
  const { who } = await visitor(server, USER)
  let app: AppActor | null = null
  const api = apiOf(who, { onChanged: (tags, region) => app?.send({ type: 'data.changed', tags, region }) })
  const opened = await openWayIn(AccountPage, '/personal/account', { server, answers, api })
  app = opened.app
  await screen.findByRole('region', { name: 'Имя' })
  return opened
}

/** A panel of the page. */
export const panel = (name: string) => within(screen.getByRole('region', { name }))
