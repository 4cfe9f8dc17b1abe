import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { selectIsStalled } from '../../machines/cart/cart.selectors'
import {
  selectRefused,
  selectRefusedElsewhere,
  selectRefusedSaved,
  selectUnsent,
  selectUnsentElsewhere,
  selectUnsentSaved,
} from '../../machines/session/session.selectors'
import { counted } from '../../model/text/plural'
import { words } from '../../model/text/words'
import { useAppActor, useAppState } from '../shop/app-context'
import { usePopup } from '../hooks/screen/use-popup'
import { useSetup } from '../hooks/visitor/use-setup'
import { Button } from '../ui/controls/button'
import { ProgressBar } from '../ui/feedback/progress-bar'
import { Dialog } from '../ui/surfaces/dialog'
import { Note } from '../ui/surfaces/note'
import { OwnText } from '../ui/text/own-text'
import styles from './logout-popup.module.scss'

/**
 * Asks before a logout what to do with the changes of the cart and of saved carts that the server has not got, or refused: send, drop, stay.
 * Set-up, which gives the screen to nothing, has it over itself: there is always a way out. [DEC-010, DEC-049]
 */
export function LogoutPopup() {
  const { isOpen, close } = usePopup('logout')
  const setup = useSetup()
  const isAsking = useSelector(useAppActor('session'), (state) => state?.hasTag('asking') ?? false)
  return (isOpen || setup.isOpen) && isAsking ? <Question onClose={close} /> : null
}

function Question({ onClose }: { onClose: () => void }) {
  const session = useAppActor('session')
  const unsent = useSelector(session, (state) => (state ? selectUnsent(state) : 0))
  const refused = useSelector(session, (state) => (state ? selectRefused(state) : 0))
  const savedUnsent = useSelector(session, (state) => (state ? selectUnsentSaved(state) : 0))
  const savedRefused = useSelector(session, (state) => (state ? selectRefusedSaved(state) : 0))
  const isElsewhere = useSelector(session, (state) => state !== undefined && selectUnsentElsewhere(state) > 0)
  const isRefusedElsewhere = useSelector(session, (state) => state !== undefined && selectRefusedElsewhere(state) > 0)
  const isSending = useSelector(session, (state) => state?.hasTag('busy') ?? false)
  const isCartStalled = useSelector(useAppActor('cart'), (state) => state !== undefined && selectIsStalled(state))
  const isEntryStalled = useSelector(useAppActor('quickEntry'), (state) => state?.hasTag('unanswered') || state?.hasTag('unloaded'))
  const isStalled = isCartStalled || isEntryStalled === true
  const isOffline = useAppState((app) => app.context.isOffline)
  const [atFirst] = useState(unsent)
  const stay = () => {
    session?.send({ type: 'logout.withdrawn' })
    onClose()
  }
  const sent = Math.max(0, atFirst - unsent)
  return (
    <Dialog role="alertdialog" title={unsent > 0 ? 'Не всё отправлено' : 'Не всё сохранено'} width={460} onClose={stay}>
      {unsent > 0 && (
        <p>
          Сервер ещё не получил{' '}
          <OwnText>
            {[
              unsent > savedUnsent &&
                `${counted(unsent - savedUnsent, words.change)} корзины${isElsewhere ? ', в\u00a0том числе из\u00a0других вкладок' : ''}`,
              savedUnsent > 0 && `${counted(savedUnsent, words.change)} сохранённых корзин`,
            ]
              .filter(Boolean)
              .join(' и\u00a0')}
          </OwnText>
          <OwnText>. Отправьте перед выходом или выйдите без отправки: тогда неотправленное пропадёт.</OwnText>
        </p>
      )}
      {savedRefused > 0 && (
        <p>В&nbsp;сохранённых корзинах не&nbsp;принято {counted(savedRefused, words.change)}: откройте их и&nbsp;решите, что делать.</p>
      )}
      {refused > savedRefused && (
        <p>
          В&nbsp;корзину не&nbsp;принято {counted(refused - savedRefused, words.change)}
          <OwnText>{isRefusedElsewhere && ', в\u00a0том числе из\u00a0других вкладок или регионов'}</OwnText>
          <OwnText>: решите там, что делать. При выходе непринятое пропадёт.</OwnText>
        </p>
      )}
      {isSending && (
        <ProgressBar label="Отправляем изменения" value={sent} max={atFirst} valueText={`${sent} из ${counted(atFirst, words.change)}`} />
      )}
      {isSending && (isOffline || isStalled) && (
        <Note tone="warn" role="status">
          {isOffline ? 'Нет связи: отправим, когда она вернётся.' : 'Сервер не\u00a0отвечает. Пробуем снова…'} Можно выйти без отправки или
          остаться: изменения подождут.
        </Note>
      )}
      <div className={styles.answers}>
        {unsent > 0 ? (
          <Button variant="main" wide busy={isSending} onClick={() => session?.send({ type: 'logout.flushed' })}>
            Отправить и выйти
          </Button>
        ) : (
          <Button variant="main" wide onClick={stay}>
            Остаться
          </Button>
        )}
        <Button variant="bad" wide onClick={() => session?.send({ type: 'logout.confirmed' })}>
          {unsent > 0 ? 'Выйти без отправки' : 'Выйти без них'}
        </Button>
        {unsent > 0 && (
          <Button wide onClick={stay}>
            Остаться
          </Button>
        )}
      </div>
    </Dialog>
  )
}
