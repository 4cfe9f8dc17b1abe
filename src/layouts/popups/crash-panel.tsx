import { useApp, useAppState } from '../../shop/app-context'
import { TroublePanel } from '../../ui/surfaces/trouble-panel'

/** A part of the shop that broke twice: says so and starts it anew by hand. [DEC-065] */
export function CrashPanel() {
  const app = useApp()
  const isShown = useAppState((state) => state.hasTag('panel'))
  return isShown ? (
    <TroublePanel title="Часть магазина перестала работать" onRetry={() => app.send({ type: 'panel.retried' })}>
      Корзина и введённое сохранены. Запустите её снова; если не поможет, обновите страницу.
    </TroublePanel>
  ) : null
}
