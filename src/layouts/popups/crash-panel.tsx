import CircleAlert from 'lucide-react/icons/circle-alert'
import { useApp, useAppState } from '../../app/app-context'
import { Button } from '../../ui/controls/button'
import { Icon } from '../../ui/icon'
import styles from './crash-panel.module.scss'

/** A part of the shop that broke twice: says so and starts it anew by hand. [DEC-065] */
export function CrashPanel() {
  const app = useApp()
  const isShown = useAppState((state) => state.hasTag('panel'))
  return isShown ? (
    <div className={styles.panel} role="alert">
      <Icon of={CircleAlert} />
      <div>
        <b>Часть магазина перестала работать</b>
        <p>Корзина и введённое сохранены. Запустите её снова; если не поможет, обновите страницу.</p>
      </div>
      <Button variant="fill" size="s" onClick={() => app.send({ type: 'panel.retried' })}>
        Повторить
      </Button>
    </div>
  ) : null
}
