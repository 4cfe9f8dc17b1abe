import { isUnknownCall } from '../../../model/api-error'
import type { Resource } from '../../hooks/data/use-resource'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import { Note } from '../../ui/surfaces/note'

/** A part of a page that should be there and did not come; null where it is there, on its way, or unknown to the server. */
export const failureOf = (resource: Resource<unknown>): { retry: () => void } | null =>
  resource.status === 'failed' && !isUnknownCall(resource.error) ? { retry: resource.reload } : null

/** In the place of a part of a page: that it did not load, and the way to ask again. The rest of the page is not touched. */
export function PartFailed({ what, onRetry, className }: { what: string; onRetry: () => void; className?: string | undefined }) {
  return (
    <Note tone="warn" role="status" className={className}>
      {what} <TextLinkButton onClick={onRetry}>Повторить</TextLinkButton>
    </Note>
  )
}
