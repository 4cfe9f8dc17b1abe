import Bot from 'lucide-react/icons/bot'
import Send from 'lucide-react/icons/send'
import { Link } from 'wouter'
import { SUPPORT_WIDTH_PX } from '../../../model/limits'
import { formatPhone } from '../../../model/identity/phone'
import { useConfig } from '../../hooks/data/use-config'
import { ButtonLink } from '../../ui/controls/button'
import { Delayed } from '../../ui/feedback/delayed'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Dialog } from '../../ui/surfaces/dialog'
import { OwnText } from '../../ui/text/own-text'
import styles from './support-popup.module.scss'

/** How to reach the support: the chat bot and how to use it, the messenger, the phone. What has no address is left out. [NAV-019, NAV-035, DEC-002] */
export function SupportPopup({ onClose }: { onClose: () => void }) {
  const config = useConfig()
  return (
    <Dialog title="Поддержка" width={SUPPORT_WIDTH_PX.max} onClose={onClose}>
      {!config && (
        <Delayed>
          <Skeleton height={180} />
        </Delayed>
      )}
      {config?.chat_bot_url && (
        <>
          <ol className={styles.steps}>
            <li>Откройте чат-бота и нажмите «Начать».</li>
            <li>Напишите артикул, номер заказа или вопрос своими словами.</li>
            <li>Если бот не поможет, ответьте ему «Оператор»: подключится сотрудник.</li>
          </ol>
          <ButtonLink href={config.chat_bot_url} variant="fill" wide icon={Bot} target="_blank" rel="noreferrer">
            Открыть чат-бота
          </ButtonLink>
        </>
      )}
      {config?.messenger_url && (
        <ButtonLink href={config.messenger_url} variant="line" wide icon={Send} target="_blank" rel="noreferrer">
          Написать в мессенджер
        </ButtonLink>
      )}
      <p className={styles.more}>
        {config && (
          <>
            <OwnText>По телефону: </OwnText>
            <a href={`tel:+${config.phone}`}>{formatPhone(config.phone)}</a>
            <br />
            <OwnText>{config.phone_hours}</OwnText>
            <br />
          </>
        )}
        <Link href="/support" onClick={onClose}>
          Форма обратной связи
        </Link>
      </p>
    </Dialog>
  )
}
