import clsx from 'clsx'
import Bell from 'lucide-react/icons/bell'
import BellRing from 'lucide-react/icons/bell-ring'
import X from 'lucide-react/icons/x'
import type { Product } from '../../../model/catalogue/product'
import { Button } from '../../ui/controls/button'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import { Icon } from '../../ui/icon'
import styles from './notify-button.module.scss'
import { useNotify } from './use-notify'

export type NotifyButtonProps = {
  product: Pick<Product, 'id' | 'article'>
  /** A button in the place of a quantity, 32 or 48 px high, or words in a line. */
  look?: 's' | 'l' | 'words' | undefined
  className?: string | undefined
}

/** In the place of the control of what cannot be had now: to be told when it is there again; pressed once more, not to be. [CALL-074 to CALL-076] */
export function NotifyButton({ product, look = 's', className }: NotifyButtonProps) {
  const { isAwaited, refusal, toggle } = useNotify(product)
  const label = isAwaited
    ? `Сообщим о\u00a0поступлении: ${product.article}. Не\u00a0сообщать`
    : `Сообщить о\u00a0поступлении: ${product.article}`
  return (
    <span className={clsx(styles.notify, styles[look], className)}>
      {look === 'words' ? (
        <TextLinkButton aria-label={label} onClick={toggle}>
          {isAwaited ? 'Сообщим о\u00a0поступлении' : 'Сообщить о\u00a0поступлении'}
        </TextLinkButton>
      ) : (
        <Button
          aria-label={label}
          variant="line"
          size={look}
          icon={isAwaited ? BellRing : Bell}
          className={clsx(styles.button, isAwaited && styles.on)}
          title={isAwaited ? 'Нажмите, чтобы не\u00a0сообщать' : undefined}
          onClick={toggle}
        >
          {isAwaited ? 'Сообщим' : 'Сообщить'}
          {isAwaited && <Icon of={X} size={16} />}
        </Button>
      )}
      {look === 'l' && isAwaited && refusal === null && (
        <span className={styles.how}>Напишем в&nbsp;уведомления, когда товар будет на&nbsp;складе</span>
      )}
      {refusal !== null && (
        <span role="alert" className={styles.refusal}>
          {isAwaited ? 'Всё ещё сообщим.' : 'Не\u00a0записали.'} {refusal}
        </span>
      )}
    </span>
  )
}
