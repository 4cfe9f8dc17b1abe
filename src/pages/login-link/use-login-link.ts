import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { loginLinkMachine } from '../../../machines/login-link/login-link.machine'
import type { Secret } from '../../../model/identity/secret'
import { pageCall } from '../../api/page-call'
import { useOwnActor } from '../../hooks/data/use-own-actor'
import { forgetLoginToken, loginToken } from '../../platform/login-token'
import { useApi } from '../../shop/api-context'
import { useApp, useAppActor } from '../../shop/app-context'

export type LoginLinkActor = ActorRefFrom<typeof loginLinkMachine>

/** The login link by which the page was opened, with its calls. The token stays here: the machine knows only that there is one. [DEC-047] */
export function useLoginLink(): LoginLinkActor {
  const api = useApi()
  const app = useApp()
  const [token] = useState(loginToken)
  const [machine] = useState(() =>
    loginLinkMachine.provide({
      actors: {
        checkLink: pageCall(({ signal }) => api('loginLinks.check', { body: bodyOf(token) }, { signal })),
        useLink: pageCall<unknown, void>(({ signal }) => api('loginLinks.use', { body: bodyOf(token) }, { signal })),
        loadUser: pageCall<unknown, void>(({ signal }) => api('session.user', {}, { signal })),
      },
      actions: {
        announceLogin: () => {
          forgetLoginToken()
          app.getSnapshot().children.session?.send({ type: 'session.open' })
        },
      },
    }),
  )
  const link = useOwnActor(machine, { input: { hasToken: token !== null } })
  // Whoever logs in needs the code of customers: it is fetched while the link is checked.
  const code = useAppActor('customerCode')
  useEffect(() => code?.send({ type: 'code.wanted' }), [code])
  return link
}

const bodyOf = (token: Secret | null) => ({ token: token?.reveal() ?? '' })
