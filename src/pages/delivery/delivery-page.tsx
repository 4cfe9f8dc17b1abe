import { useSelector } from '@xstate/react'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { selectAddress } from '../../../machines/delivery/delivery.selectors'
import { failureText } from '../../../model/api-error'
import type { DeliveryAddress } from '../../../model/company/delivery'
import { findAddresses } from '../../../model/company/find-addresses'
import { type CompanyRegion, isRegionAdmin } from '../../../model/company/region'
import { counted } from '../../../model/text/plural'
import { cabinetWords } from '../../../model/company/cabinet-words'
import { useResource } from '../../hooks/data/use-resource'
import { useArrived } from '../../hooks/screen/use-navigation'
import { OfRegion } from '../../layouts/personal/of-region'
import { PersonalTitle, TitleActions } from '../../layouts/personal/personal-title'
import { useAppActor, useAppState } from '../../shop/app-context'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { Button } from '../../ui/controls/button'
import { Delayed } from '../../ui/feedback/delayed'
import { FailedView } from '../../ui/feedback/failed-view'
import { SkeletonRows } from '../../ui/feedback/skeleton-rows'
import { listDrawing } from '../../ui/feedback/drawings/list'
import { StateView } from '../../ui/feedback/state-view'
import styles from './delivery-page.module.scss'
import { NewPointDialog, RemoveDialog, RenameDialog } from './point-dialogs'
import { PickupPanel } from './pickup-panel'
import { PointList } from './point-list'
import { SchedulePanel } from './schedule-panel'

const FOR_ADMINISTRATORS = 'Добавлять, переименовывать и\u00a0удалять точки может администратор региона.'

/** Where the goods of the region in force are brought, and when. [ROUTE-046, CALL-040 to CALL-044] */
export default function DeliveryPage({ route }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  return (
    <OfRegion
      title="Точек доставки не&nbsp;видно"
      why="У&nbsp;вас нет действующего региона: точки доставки у&nbsp;каждого региона компании свои."
    >
      {(region) => (region ? <Delivery region={region} /> : <Waiting />)}
    </OfRegion>
  )
}

/** What is asked about: a new point, or one of the list. */
type Asked = { what: 'new' } | { what: 'name' | 'removal'; point: DeliveryAddress }

function Delivery({ region }: { region: CompanyRegion }) {
  const points = useResource('delivery.list', { params: { id: region.id } })
  const schedules = useResource('delivery.schedules', {})
  const userId = useAppState((app) => app.context.user?.id ?? 0)
  const delivery = useAppActor('delivery')
  const now = useSelector(delivery, (state) => state?.context.now ?? null)
  const chosenId = useSelector(delivery, selectAddress)?.id
  const [asked, setAsked] = useState<Asked | null>(null)
  useArrived(points.status !== 'loading')
  const list = points.status === 'ready' ? findAddresses(points.data, '') : []
  const whyNot = isRegionAdmin(region, userId) ? undefined : FOR_ADMINISTRATORS
  const dialog = {
    regionId: region.id,
    onClose: () => setAsked(null),
    onDone: points.status === 'loading' ? () => {} : points.reload,
  }
  const add = (
    <Button
      variant="main"
      icon={Plus}
      disabledReason={whyNot ?? (points.status === 'ready' ? undefined : 'Точки ещё не\u00a0загрузились.')}
      onClick={() => setAsked({ what: 'new' })}
    >
      Добавить точку
    </Button>
  )
  return (
    <>
      <PersonalTitle
        count={points.status === 'ready' && list.length > 0 && counted(list.length, cabinetWords.deliveryPoint)}
        aside={points.status === 'ready' && list.length === 0 ? null : <TitleActions>{add}</TitleActions>}
      >
        Точки доставки
      </PersonalTitle>
      {points.status === 'failed' && (
        <FailedView title="Точки доставки не загрузились" onRetry={points.reload}>
          {failureText(points.error)}
        </FailedView>
      )}
      {points.status === 'loading' && <Waiting />}
      {points.status === 'ready' &&
        (list.length === 0 ? (
          <StateView drawing={listDrawing} title="Точек доставки пока нет" actions={add}>
            Добавьте адрес, и&nbsp;заказы приедут туда. Пока точки нет, их&nbsp;можно забирать самовывозом.
          </StateView>
        ) : (
          <PointList
            points={list}
            schedules={schedules.status === 'ready' ? schedules.data.items : undefined}
            now={now}
            whyNot={whyNot}
            onRename={(point) => setAsked({ what: 'name', point })}
            onRemove={(point) => setAsked({ what: 'removal', point })}
          />
        ))}
      <SchedulePanel schedules={schedules} points={list} city={{ id: region.store_city_id, name: region.store_city_name }} now={now} />
      <PickupPanel region={region} isAdmin={isRegionAdmin(region, userId)} />
      {asked?.what === 'new' && <NewPointDialog {...dialog} points={list} />}
      {asked?.what === 'name' && <RenameDialog key={asked.point.id} {...dialog} point={asked.point} />}
      {asked?.what === 'removal' && (
        <RemoveDialog
          key={asked.point.id}
          {...dialog}
          point={asked.point}
          heir={asked.point.is_primary === 1 ? heirOf(asked.point, list) : undefined}
          isChosen={asked.point.id === chosenId}
          isLast={list.length === 1}
        />
      )}
    </>
  )
}

/** The oldest of the others takes the place of the primary point. */
const heirOf = ({ id }: DeliveryAddress, points: readonly DeliveryAddress[]): DeliveryAddress | undefined =>
  points.reduce<DeliveryAddress | undefined>(
    (oldest, point) => (point.id === id || (oldest && oldest.id < point.id) ? oldest : point),
    undefined,
  )

const Waiting = () => (
  <div className={styles.waiting} role="status" aria-label="Загружаем точки доставки">
    <Delayed>
      <SkeletonRows count={4} height={56} />
    </Delayed>
  </div>
)
