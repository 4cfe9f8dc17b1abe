import type { CatalogQuery } from '../../../../model/catalogue/catalog-query'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Chip } from '../../../ui/marks/chip'
import type { Chosen } from '../filters/chosen'
import styles from './listing.module.scss'

/** Everything chosen, each to be taken away, and all at once. */
export function ChosenChips({
  chosen,
  onChange,
  onReset,
}: {
  chosen: readonly Chosen[]
  onChange: (next: CatalogQuery) => void
  onReset: () => void
}) {
  if (chosen.length === 0) return null
  return (
    <div role="group" aria-label="Выбранные фильтры" className={styles.chips}>
      {chosen.map(({ key, subject, value, without }) => (
        <Chip key={key} subject={subject} value={value} onRemove={() => onChange(without)} />
      ))}
      <TextLinkButton className={styles.reset} onClick={onReset}>
        Сбросить всё
      </TextLinkButton>
    </div>
  )
}
