import FileDown from 'lucide-react/icons/file-down'
import { useState } from 'react'
import type { PriceListSource } from '../../../machines/price-list/price-list.machine'
import { createLazy } from '../../shop/code/lazy'
import { LazyPart } from '../../shop/code/lazy-part'
import { Button } from '../../ui/controls/button'
import { type PriceRights, useBuyer } from '../price/use-buyer'
import styles from './price-list.module.scss'

/** Only for who wants one: it brings machine, calls and paper along. */
const dialog = createLazy(async () => (await import('./price-list-dialog')).default)

/** Why there is no price list for somebody. [DEC-032, DEC-035] */
const WHY_NOT: Readonly<Record<Exclude<PriceRights, 'personal'>, string>> = {
  unknown: 'Проверяем вход',
  guest: 'Войдите, чтобы скачать прайс-лист с\u00a0ценами',
  regionless: 'Прайс-лист появится вместе с\u00a0ценами: нужен регион компании',
  moderated: 'Прайс-лист с\u00a0персональными ценами появится после модерации',
}

export type PriceListButtonProps = {
  source: PriceListSource
  /** How many products it would have. */
  count: number
  /** What narrows the list, each in a few words. */
  filter: readonly string[]
  /** Its words give way to its sign where there is no room. */
  isShort?: boolean | undefined
}

/** The way to the prices of a list as a file or on paper. */
export function PriceListButton({ source, count, filter, isShort = false }: PriceListButtonProps) {
  const { rights, regionId } = useBuyer()
  /** The region it was opened for; null: it is closed. */
  const [openedFor, setOpenedFor] = useState<number | null>(null)
  const whyNot = rights !== 'personal' ? WHY_NOT[rights] : count === 0 ? 'В\u00a0списке ничего нет' : undefined
  return (
    <>
      <Button
        size="s"
        icon={FileDown}
        className={styles.button}
        aria-haspopup="dialog"
        disabledReason={whyNot}
        onClick={() => setOpenedFor(regionId)}
      >
        <span className={isShort ? styles.word : undefined}>Прайс-лист</span>
      </Button>
      {openedFor !== null && rights === 'personal' && regionId !== null && (
        <LazyPart
          key={regionId}
          of={dialog}
          source={source}
          count={count}
          filter={filter}
          regionId={regionId}
          isRegionNew={openedFor !== regionId}
          onClose={() => setOpenedFor(null)}
        />
      )}
    </>
  )
}
