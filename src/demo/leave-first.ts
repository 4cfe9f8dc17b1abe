import type { AppActor } from '../shop/app-actor'

/** Logs out as by «Выйти». One of the two is called once: `onLeft` when nobody is there any more, `onStayed` where he is still in, by his will or not. */
export function leaveFirst(app: AppActor, { onLeft, onStayed }: { onLeft: () => void; onStayed: () => void }): void {
  const session = app.getSnapshot().children.session
  if (!session) return onStayed()
  const end = (tell: () => void) => () => {
    ofApp.unsubscribe()
    ofSession.unsubscribe()
    tell()
  }
  const ofApp = app.subscribe((state) => {
    if (state.hasTag('guest')) end(onLeft)()
  })
  const ofSession = session.subscribe({
    next: (state) => {
      if (state.matches('signedIn') || state.matches('expired')) end(onStayed)()
    },
    error: end(onStayed),
  })
  session.send({ type: 'logout.requested' })
}
