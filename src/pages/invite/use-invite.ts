import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { inviteMachine } from '../../../machines/invite/invite.machine'
import { invitePath, readInviteCode } from '../../../model/company/invite-code'
import type { Tag } from '../../../model/contract/endpoint'
import { pageCall } from '../../api/page-call'
import { useApi } from '../../shop/api-context'
import { useApp } from '../../shop/app-context'
import { useGo } from '../../hooks/screen/use-navigation'
import { useIsSuspended } from '../../hooks/visitor/use-suspended'
import { useOwnActor } from '../../hooks/data/use-own-actor'

/** What is changed by an invitation that was accepted, as its call says. */
const JOINED: readonly Tag[] = ['invites', 'regions', 'user', 'regionUsers']

export type InviteActor = ActorRefFrom<typeof inviteMachine>

/** The invitation of this code with its calls, for as long as its page is there; to be begun anew where code or visitor are others. [CALL-028 to CALL-030] */
export function useInvite(code: string | null, isGuest: boolean): InviteActor {
  const api = useApi()
  const app = useApp()
  const go = useGo()
  const [machine] = useState(() =>
    inviteMachine.provide({
      actors: {
        loadInvite: pageCall(({ input, signal }) => api('invites.get', { params: { id: input.code } }, { signal })),
        sendAnswer: pageCall(({ input, signal }) =>
          api(input.answer === 'accepted' ? 'invites.accept' : 'invites.reject', { params: { id: input.code } }, { signal }),
        ),
      },
      actions: {
        openCode: (_, params) => go(invitePath(readInviteCode(params.code))),
        // As the client would tell of it, had the answer come.
        announceJoined: () => app.send({ type: 'data.changed', tags: JOINED, region: null }),
      },
    }),
  )
  const invite = useOwnActor(machine, { input: { code, isGuest } })
  const isSuspended = useIsSuspended()
  useEffect(() => {
    if (!isSuspended) invite.send({ type: 'invite.retried' })
  }, [invite, isSuspended])
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') invite.send({ type: 'invite.looked' })
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [invite])
  return invite
}
