import { format } from 'date-fns'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../ui/controls/button'
import type { Demo, DemoMessage } from './demo'
import styles from './demo-panel.module.scss'

/** What the fake server sent: codes of the registration and the reset stand here, and links that work. [DEC-041] */
export function DemoInbox({ demo, onFollow }: { demo: Demo; onFollow: () => void }) {
  const [mail, setMail] = useState<readonly DemoMessage[]>([])
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    let isGone = false
    void demo.inbox().then((found) => {
      if (!isGone) setMail(found)
    })
    return () => {
      isGone = true
    }
  }, [demo, asked])
  return (
    <div className={styles.part}>
      <Button variant="line" size="s" icon={RefreshCw} onClick={() => setAsked(asked + 1)}>
        Проверить почту
      </Button>
      {mail.length === 0 && <p>Писем пока нет. Здесь появятся коды и уведомления, которые отправил бы сервер.</p>}
      <ul>
        {mail.map(({ id, to, kind, title, text, link, at }) => (
          <li key={id} className={styles.mail}>
            <small>
              {format(at, 'dd.MM, HH:mm')}, {kind === 'sms' ? 'СМС' : 'письмо'}, {to}
            </small>
            <b>{title}</b>
            <span>{text}</span>
            {link !== '' && (
              <Link href={link} onClick={onFollow}>
                Открыть ссылку из&nbsp;письма
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
