import CirclePlay from 'lucide-react/icons/circle-play'
import MessageCircle from 'lucide-react/icons/message-circle'
import Send from 'lucide-react/icons/send'
import Sparkle from 'lucide-react/icons/sparkle'
import UsersRound from 'lucide-react/icons/users-round'
import type { Config } from '../../../model/content/config'
import { Icon } from '../../ui/icon'
import styles from './footer.module.scss'

const FACES = {
  vk: { icon: UsersRound, label: 'Сообщество ВКонтакте' },
  telegram: { icon: Send, label: 'Канал в Telegram' },
  youtube: { icon: CirclePlay, label: 'Канал на YouTube' },
  rutube: { icon: CirclePlay, label: 'Канал на Rutube' },
  dzen: { icon: Sparkle, label: 'Канал в Дзене' },
  whatsapp: { icon: MessageCircle, label: 'WhatsApp' },
} as const

/** Where else the shop speaks; a place without an address is left out. [DEC-002] */
export function SocialLinks({ links }: { links: Config['social'] }) {
  return (
    <div className={styles.social}>
      {links
        .filter(({ url }) => url !== '')
        .map(({ kind, url }) => (
          <a key={kind} href={url} aria-label={FACES[kind].label} title={FACES[kind].label} target="_blank" rel="noreferrer">
            <Icon of={FACES[kind].icon} />
          </a>
        ))}
    </div>
  )
}
