import clsx from 'clsx'
import Lock from 'lucide-react/icons/lock'
import { usePopup } from '../../hooks/screen/use-popup'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import { Icon } from '../../ui/icon'
import type { PriceRights } from './use-buyer'
import { type Missing, useMissing } from './use-missing'
import { OwnText } from '../../ui/text/own-text'
import styles from './price-invitation.module.scss'

/** What stands in the place of a price for somebody who has none: why, and what to do. [DEC-032] */
export function PriceInvitation({
  rights,
  className,
}: {
  rights: Extract<PriceRights, 'guest' | 'regionless'>
  className?: string | undefined
}) {
  const login = usePopup('login')
  const missing = useMissing()
  return (
    <p className={clsx(styles.lock, className)}>
      <Icon of={Lock} size={16} />
      <span>
        {rights === 'guest' ? (
          <>
            <TextLinkButton data-login="" onClick={login.open}>
              Войдите
            </TextLinkButton>
            <OwnText>, чтобы видеть цену</OwnText>
          </>
        ) : (
          <OwnText>{LACKS[missing]}</OwnText>
        )}
      </span>
    </p>
  )
}

const LACKS: Readonly<Record<Missing, string>> = {
  answer: 'Цены появятся, когда загрузятся ваши компании',
  company: 'Цены появятся после регистрации компании',
  registration: 'Цены появятся, когда вы завершите регистрацию',
  region: 'Цены появятся, когда у\u00a0вас будет регион компании',
}
