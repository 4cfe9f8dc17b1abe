import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { Button } from '../ui/controls/button'
import { listDrawing } from '../ui/feedback/drawings/list'
import { offlineDrawing } from '../ui/feedback/drawings/offline'
import { StateView } from '../ui/feedback/state-view'
import { SkeletonRows } from '../ui/feedback/skeleton-rows'
import type { CodeFlowActor } from './use-code-flow'

type FlowStatesProps = {
  flow: CodeFlowActor
  /** The step that the person sees, by the tag of the flow. */
  asking: ReactNode
  code: ReactNode
  password?: ReactNode
  done: ReactNode
}

/** The step of a flow that is confirmed by a code, and what is there instead of it while the server is silent or the code does not count. */
export function FlowStates({ flow, asking, code, password, done }: FlowStatesProps) {
  const step = useSelector(flow, (state) =>
    (['asking', 'code', 'password', 'silent', 'over', 'done'] as const).find((tag) => state.hasTag(tag)),
  )
  const retry = () => flow.send({ type: 'flow.retried' })
  switch (step) {
    case 'asking':
      return asking
    case 'code':
      return code
    case 'password':
      return password
    case 'done':
      return done
    case 'silent':
      return (
        <StateView
          role="alert"
          drawing={offlineDrawing}
          title="Сервер не отвечает"
          actions={
            <Button variant="line" onClick={retry}>
              Повторить
            </Button>
          }
        >
          Введённое сохранено. Пробуем снова сами.
        </StateView>
      )
    case 'over':
      return (
        <StateView
          role="alert"
          drawing={listDrawing}
          title="Код больше не действует"
          actions={
            <Button variant="main" onClick={() => flow.send({ type: 'flow.restarted' })}>
              Начать заново
            </Button>
          }
        >
          Он действует 10 минут и&nbsp;только один раз. Запросите новый.
        </StateView>
      )
    case undefined:
      return <SkeletonRows count={3} height={48} />
  }
}
