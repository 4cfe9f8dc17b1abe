import { useSelector } from '@xstate/react'
import FileDown from 'lucide-react/icons/file-down'
import { useState } from 'react'
import type { Order } from '../../../../model/order/order'
import { SITE_NAME } from '../../../../model/routing/routes'
import { useConfig } from '../../../hooks/data/use-config'
import { useOwnActor } from '../../../hooks/data/use-own-actor'
import { Button } from '../../../ui/controls/button'
import { OwnText } from '../../../ui/text/own-text'
import { connectOrderFile } from './connect-orders-file'
import styles from './orders-file.module.scss'

/** The lines of an order as a file. */
export function OrderFile({ order }: { order: Order }) {
  const shop = useConfig()?.shop_name ?? SITE_NAME
  // Its status moves, and is written into the file.
  return <Download key={`${shop} ${order.status}`} order={order} shop={shop} />
}

function Download({ order, shop }: { order: Order; shop: string }) {
  const [machine] = useState(() => connectOrderFile(order, shop))
  const flow = useOwnActor(machine)
  const state = useSelector(flow, (snapshot) => snapshot)
  return (
    <>
      <Button size="s" icon={FileDown} busy={state.hasTag('busy')} onClick={() => flow.send({ type: 'file.requested' })}>
        Excel
      </Button>
      <span role="status" className={state.matches('interrupted') ? styles.failed : 'vh'}>
        <OwnText>{state.matches('interrupted') && 'Файл не\u00a0записан, нажмите ещё раз'}</OwnText>
        <OwnText>{state.matches('saved') && `Файл «${state.context.fileName}» передан браузеру`}</OwnText>
      </span>
    </>
  )
}
