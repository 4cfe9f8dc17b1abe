import { awaitsSignature, type UpdDocument } from '../../../model/document/document'
import { exchangeText, stateName, stateTone } from '../../../model/document/document-words'
import type { StateGroup } from '../../../model/document/document-details'
import { Badge } from '../../ui/marks/badge'

/** One state of a document in words. */
export const StateBadge = ({ group, value }: { group: StateGroup; value: string }) => (
  <Badge tone={stateTone(value)}>{stateName(group, value)}</Badge>
)

/** How the exchange of a document is; red where its signature is overdue. */
export function ExchangeBadge({ document }: { document: UpdDocument }) {
  const value = document.exchange ?? (document.signed ? 'signed' : 'waiting')
  return <Badge tone={document.overdue && awaitsSignature(document) ? 'bad' : stateTone(value)}>{exchangeText(document)}</Badge>
}
