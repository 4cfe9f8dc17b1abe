import { usePricesTrouble } from '../../hooks/data/use-price'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import { Note } from '../../ui/surfaces/note'

/** Says once for a list that its prices did not load, with the way to ask again; nothing where they are there. [DEC-056] */
export function PricesNote({ ids, className }: { ids: readonly number[]; className?: string | undefined }) {
  const trouble = usePricesTrouble(ids)
  if (!trouble) return null
  return (
    <Note tone="warn" role="status" className={className}>
      Цены и&nbsp;остатки не&nbsp;загрузились.{' '}
      <TextLinkButton isBusy={trouble.isRetrying} onClick={trouble.retry}>
        Повторить
      </TextLinkButton>
    </Note>
  )
}
