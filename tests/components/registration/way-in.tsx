import { fireEvent, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import type { Api, EndpointName } from '../../../model/contract'
import { routes } from '../../../model/routing/routes'
import type { PageProps } from '../../../src/shop/page-props'
import { newServer, type TestServer, visitor } from '../../support/world'
import { type Answers, openShop } from '../support/open-shop'

const CALLS = [
  ...['session.user', 'companies.checkInn', 'storeCities.list', 'registration.register', 'registration.finish'],
  ...['codeVerifications.create', 'codeVerifications.get', 'codeVerifications.check', 'codeVerifications.setUserPassword'],
  ...['codeVerifications.createForUser', 'users.update', 'users.setPassword'],
  ...['account.notificationSettings', 'account.setNotification', 'account.sessions', 'account.endSession', 'account.endOtherSessions'],
  ...['session.temporaryToken'],
  ...['regions.list', 'cart.get', 'delivery.list', 'regions.pickupAddress', 'config.get'],
] as EndpointName[]

/**
 * A page by which people get in, over a real fake server; `answers` stand before it. `as`: the person who is signed in, 0: a guest.
 * `api`: of the same browser as before, with its cookies.
 */
export async function openWayIn(
  Page: ComponentType<PageProps>,
  path: string,
  { server = newServer(), answers = {}, as = 0, api: known }: { server?: TestServer; answers?: Answers; as?: number; api?: Api } = {},
) {
  history.replaceState(null, '', path)
  const api = known ?? (await visitor(server, as)).api
  const ofServer = Object.fromEntries(CALLS.map((name) => [name, (args: never) => api(name, args)])) as Answers // each call has its own arguments
  const route = routes.find((each) => each.path === path.split('?')[0])! // of the route table
  return { server, api, ...(await openShop(<Page route={route} params={{}} />, { ...ofServer, ...answers }, { path })) }
}

export const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, select' })
export async function fill(fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) fireEvent.change(await field(label), { target: { value } })
}
/** A code or a password, which no machine knows. */
export async function fillSecret(fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) fireEvent.input(await field(label), { target: { value } })
}
export const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
