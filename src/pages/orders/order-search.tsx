import Search from 'lucide-react/icons/search'
import { SEARCH_LENGTH } from '../../../model/limits'
import { isModified } from '../../ui/controls/modified-key'
import { TextInput } from '../../ui/controls/text-input'
import styles from './orders-page.module.scss'

type OrderSearchProps = {
  words: string
  onChange: (words: string) => void
  /** Enter or ↓: the first order that is found is wanted. */
  onLead: () => void
}

/** Narrows the history to the orders that have these words in their number, ours or the buyer's own, or in an article of their goods; Escape shows all again. */
export function OrderSearch({ words, onChange, onLead }: OrderSearchProps) {
  return (
    <search className={styles.search}>
      <TextInput
        type="search"
        size="s"
        icon={Search}
        aria-label="Найти заказ по номеру, нашему или вашему, или по артикулу"
        placeholder="Номер или артикул"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SEARCH_LENGTH}
        value={words}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (isModified(event)) return
          if (event.key === 'Escape' && words !== '') onChange('')
          else if (event.key === 'Enter' || event.key === 'ArrowDown') onLead()
          else return
          event.preventDefault()
        }}
      />
    </search>
  )
}
