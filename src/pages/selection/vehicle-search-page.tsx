import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useBrowserLocation, useSearch } from 'wouter/use-browser-location'
import { failureText } from '../../../model/api-error'
import { parseSearch, schemeAddress, searchAddress } from '../../../model/vehicle/selection-address'
import { useOwnActor } from '../../hooks/data/use-own-actor'
import { useArrived, useGo } from '../../hooks/screen/use-navigation'
import { keepLastVehicle } from '../../platform/goods/last-vehicle'
import { useApi } from '../../shop/api-context'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { Delayed } from '../../ui/feedback/delayed'
import { FailedView } from '../../ui/feedback/failed-view'
import { Skeleton } from '../../ui/feedback/skeleton'
import { Crumbs } from '../../ui/navigation/crumbs'
import { connectSelection } from './search/connect-selection'
import { FoundVehicle } from './search/found-vehicle'
import { NothingFound } from './search/nothing-found'
import { NumberForm } from './search/number-form'
import styles from './search/search.module.scss'
import { WayChoice } from './search/way-choice'
import { TableNote } from './start/table-note'

const START = '/selection-parts'

/** Which car is meant: looked up by its number or chosen step by step, and confirmed. The address names what is looked for. [ROUTE-015, DEC-060] */
export default function VehicleSearchPage({ route }: PageProps) {
  const api = useApi()
  const go = useGo()
  const search = useSearch()
  const [pathname] = useBrowserLocation()
  const [machine] = useState(() => connectSelection(api))
  const [input] = useState(() => parseSearch(search))
  const selection = useOwnActor(machine, { input })
  const state = useSelector(selection, (snapshot) => snapshot)
  const { way, found, error } = state.context
  const isTyping = state.matches('typing')
  useHead({ title: route.title, isIndexed: false })
  useArrived(!state.hasTag('busy'))

  // What is looked for stands in the address, and an address that is opened says what is looked for; that of the next page says nothing here.
  const isHere = pathname === route.path
  const address = searchAddress(state.context)
  const write = useEffectEvent(() => {
    if (isHere && !isTyping && address !== searchAddress(parseSearch(search))) go(address, { replace: true, isScrollKept: true })
  })
  useEffect(() => write(), [address, isTyping])
  const read = useEffectEvent(() => {
    const opened = parseSearch(search)
    if (isHere && searchAddress(opened) !== address) selection.send({ type: 'address.opened', selection: opened })
  })
  useEffect(() => read(), [search])

  useEffect(() => {
    const confirmed = selection.on('vehicle.confirmed', ({ vehicle }) => {
      keepLastVehicle(vehicle)
      go(schemeAddress(vehicle))
    })
    return () => confirmed.unsubscribe()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the way to another page is the same each time
  }, [selection])

  const isNumber = way !== 'steps'
  return (
    <>
      <Crumbs above={[{ href: START, label: 'Подбор по автомобилю' }]} current={route.title} />
      <h1 className={styles.title}>{route.title}</h1>
      <WayChoice way={way} onChange={(next) => selection.send({ type: 'way.chosen', way: next })} />
      {isNumber && <NumberForm of={selection} state={state} way={way} />}
      {state.hasTag('failed') && error && (
        <FailedView title="Не&nbsp;удалось узнать автомобиль" onRetry={() => selection.send({ type: 'lookup.retried' })}>
          {`${failureText(error)} ${isNumber ? 'Номер остался в\u00a0поле.' : 'Выбранное осталось.'}`}
        </FailedView>
      )}
      {state.hasTag('busy') && !found && (
        <div role="status" aria-label="Ищем автомобиль" className={styles.waiting}>
          <Delayed>
            <Skeleton height={160} />
          </Delayed>
        </div>
      )}
      {state.hasTag('nothing') && <NothingFound onSteps={() => selection.send({ type: 'way.chosen', way: 'steps' })} way={way} />}
      {found && !state.hasTag('nothing') && !state.hasTag('failed') && <FoundVehicle of={selection} state={state} found={found} />}
      <TableNote />
    </>
  )
}
