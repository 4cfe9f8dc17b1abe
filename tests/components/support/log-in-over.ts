import { act, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import type { ActorRefFrom } from 'xstate'
import type { loginFormMachine } from '../../../machines/session/login-form.machine'
import { Secret } from '../../../model/identity/secret'
import { actorOf } from '../../../src/shop/actors'
import type { AppActor } from '../../../src/shop/app-actor'

/**
 * The session is refused, and somebody logs in over the page.
 * @param change runs before that login: from then on the server knows that person
 * @param userId who it is
 */
export async function logInOver(app: AppActor, change: () => void, userId: number): Promise<void> {
  act(() => app.send({ type: 'session.rejected' }))
  await waitFor(() => expect(actorOf(app, 'customer')?.getSnapshot().hasTag('suspended')).toBe(true))
  change()
  const form = app.system.get('loginForm') as ActorRefFrom<typeof loginFormMachine> // it stands under this name
  act(() => form.send({ type: 'login.submitted', login: 'p@example.test', password: new Secret('karter-2026') }))
  await waitFor(() => expect(actorOf(app, 'customer')?.getSnapshot().hasTag('suspended')).toBe(false))
  expect(app.getSnapshot().context.user?.id).toBe(userId)
}
