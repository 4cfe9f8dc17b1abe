import { type ReactNode, useState } from 'react'
import { foundGroups } from '../../../../model/vehicle/details/group-search'
import { carAddress, type CarAddress } from '../../../../model/vehicle/details/known-car'
import type { VehicleCategory, VehicleGroup, VehicleUnit } from '../../../../model/vehicle/details/vehicle-details'
import { useGo } from '../../../hooks/screen/use-navigation'
import { SearchInput } from '../../../ui/controls/search-input'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Disclosure } from '../../../ui/surfaces/disclosure'
import { Panel } from '../../../ui/surfaces/panel'
import { BESIDE, useMedia } from '../../../ui/use-media'
import { GroupTree } from './group-tree'
import styles from './scheme.module.scss'
import { UnitList } from './unit-list'

type SchemeProps = { address: CarAddress; groups: readonly VehicleGroup[]; categories: readonly VehicleCategory[] }

/** The parts of a car: groups that any word finds, the units of a group, and the drawn scheme of the active one. [STATE-021] */
export function Scheme({ address, groups, categories }: SchemeProps) {
  const go = useGo()
  const isFolded = !useMedia(BESIDE)
  const [text, setText] = useState('')
  const units = categories.flatMap((category) => category.units)
  const active = units.find(({ id }) => id === address.unit) ?? null
  const found = foundGroups(groups, units, text)
  const chosen = address.group ?? active?.group_id ?? null
  const shown = units.filter(({ group_id }) => (found ? found.has(group_id) : true) && isInGroup(groups, chosen, group_id))
  const show = (change: Partial<CarAddress>) => go(carAddress({ ...address, ...change }), { replace: true, isScrollKept: true })
  const toggle = (unit: VehicleUnit) => show({ unit: unit.id === active?.id ? null : unit.id, detail: null })
  return (
    <Panel title="Детали по&nbsp;группам" isFlush className={styles.scheme}>
      <div className={styles.columns}>
        <div className={styles.groups}>
          <SearchInput
            label="Найти группу, узел или деталь"
            placeholder="ТО, свечи, колодки, номер…"
            value={text}
            onChange={setText}
            className={styles.search}
          />
          <p role="status" className={found && found.size === 0 ? styles.none : 'vh'}>
            {found && (found.size === 0 ? 'Такой группы или детали у\u00a0этой машины нет.' : 'Показаны найденные группы')}
          </p>
          {found && found.size === 0 ? (
            <TextLinkButton onClick={() => setText('')}>Показать все группы</TextLinkButton>
          ) : (
            <Foldable isFolded={isFolded} title={nameOf(groups, chosen)} isOpen={chosen === null || found !== null}>
              <GroupTree
                groups={groups}
                found={found}
                chosen={chosen}
                addressOf={(group) => carAddress({ ...address, group, unit: null, detail: null })}
                onChoose={(group) => show({ group, unit: null, detail: null })}
              />
            </Foldable>
          )}
        </div>
        <UnitList
          address={address}
          units={shown}
          active={active}
          isNarrowed={chosen !== null || found !== null}
          onToggle={toggle}
          onDetail={(detail) => show({ unit: active?.id ?? null, detail })}
        />
      </div>
    </Panel>
  )
}

/** Whether a group is the chosen one or below it; every one is where none is chosen. */
function isInGroup(groups: readonly VehicleGroup[], chosen: number | null, id: number): boolean {
  if (chosen === null || chosen === id) return true
  return groups.some((group) => group.id === chosen && group.childGroups.some((child) => child.id === id))
}

type FoldableProps = { isFolded: boolean; title: string; isOpen: boolean; children: ReactNode }

/** On narrow screens the tree folds away behind the name of the chosen group. */
const Foldable = ({ isFolded, title, isOpen, children }: FoldableProps) =>
  isFolded ? (
    <Disclosure title={title} isOpen={isOpen}>
      {children}
    </Disclosure>
  ) : (
    children
  )

function nameOf(groups: readonly VehicleGroup[], chosen: number | null): string {
  const all = groups.flatMap((group) => [group, ...group.childGroups])
  const name = all.find(({ id }) => id === chosen)?.name
  return name === undefined ? 'Группы деталей' : `Группа: ${name}`
}
