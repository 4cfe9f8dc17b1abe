import { fromCallback, type CallbackActorLogic, type EventObject } from 'xstate'

/**
 * A port that makes a call of each command, side by side, and tells its machine how each ended. When the machine stops, the calls are
 * aborted and nothing more is told.
 * @param send makes the call; never rejects, every end of it is a report
 */
export const writerPort = <Command extends EventObject>(
  send: (command: Command, signal: AbortSignal) => Promise<EventObject>,
): CallbackActorLogic<Command> =>
  fromCallback<Command>(({ sendBack, receive }) => {
    const controller = new AbortController()
    receive((command) => {
      void send(command, controller.signal).then((report) => {
        if (!controller.signal.aborted) sendBack(report)
      })
    })
    return () => controller.abort()
  })
