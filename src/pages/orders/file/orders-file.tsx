import { useSelector } from '@xstate/react'
import FileDown from 'lucide-react/icons/file-down'
import { useState } from 'react'
import { failureText } from '../../../../model/api-error'
import { ORDERS_FILE_MAX } from '../../../../model/limits'
import type { OrdersFileHead } from '../../../../model/order/history/orders-sheet'
import { formatCount } from '../../../../model/text/count'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useOwnActor } from '../../../hooks/data/use-own-actor'
import { useApi } from '../../../shop/api-context'
import { Button } from '../../../ui/controls/button'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { ProgressBar } from '../../../ui/feedback/progress-bar'
import { Note } from '../../../ui/surfaces/note'
import { connectOrdersFile, type OrdersQuestion } from './connect-orders-file'
import styles from './orders-file.module.scss'

/** `count`: how many orders the question finds. */
type OrdersFileProps = { question: OrdersQuestion; head: OrdersFileHead; count: number }

/** The orders that the page has narrowed down to, as a file: a button, how far it has come, and how to go on where it was interrupted. */
export function OrdersFile({ question, head, count }: OrdersFileProps) {
  const api = useApi()
  const [machine] = useState(() => connectOrdersFile(api, question, head))
  const flow = useOwnActor(machine)
  const state = useSelector(flow, (snapshot) => snapshot)
  const { done, total, error, fileName } = state.context
  const isBusy = state.hasTag('busy')
  const read = total === 0 ? 'Читаем заказы' : `Прочитано ${formatCount(Math.min(done, total))} из ${counted(total, words.order)}`
  return (
    <div className={styles.file}>
      <Button
        variant="line"
        size="s"
        icon={FileDown}
        busy={isBusy}
        disabledReason={
          count === 0
            ? 'В\u00a0списке ничего нет'
            : count > ORDERS_FILE_MAX
              ? `В\u00a0файле до ${formatCount(ORDERS_FILE_MAX)} заказов: сузьте список отбором`
              : undefined
        }
        onClick={() => flow.send({ type: 'file.requested' })}
      >
        Скачать XLSX
      </Button>
      <div role="status" className={styles.course}>
        {isBusy && (
          <>
            <ProgressBar label="Читаем заказы" value={total === 0 ? null : done} max={Math.max(1, total)} valueText={read} />
            <p aria-hidden="true">{read}</p>
          </>
        )}
        {state.matches('saved') && <p>Файл «{fileName}» передан браузеру.</p>}
      </div>
      {isBusy && <TextLinkButton onClick={() => flow.send({ type: 'file.stopped' })}>Остановить</TextLinkButton>}
      {state.matches('interrupted') && (
        <Note tone={error ? 'bad' : 'warn'} role="alert" className={styles.interrupted}>
          {error ? failureText(error, done > 0 ? 'Прочитанное не\u00a0потеряно.' : undefined) : 'Остановлено.'}{' '}
          <TextLinkButton onClick={() => flow.send({ type: 'file.resumed' })}>Продолжить</TextLinkButton>
        </Note>
      )}
    </div>
  )
}
