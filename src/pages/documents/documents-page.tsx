import { useSearch } from 'wouter'
import { OfRegion } from '../../layouts/personal/of-region'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { DocumentPart } from './document/document-part'
import { shownDocuments } from './documents-address'
import { Register } from './register/register'
import { Settlements } from './settlements/settlements'

/** The documents of the region in force: the register, one document with its states and signature, and the mutual settlements. [ROUTE-052, CALL-037] */
export default function DocumentsPage({ route }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  const shown = shownDocuments(useSearch())
  return (
    <OfRegion title="Документов не&nbsp;видно" why="У&nbsp;вас нет действующего региона: документы видны по&nbsp;региону компании.">
      {(region) =>
        shown.view === 'document' ? (
          <DocumentPart key={shown.id} id={shown.id} />
        ) : shown.view === 'settlements' ? (
          <Settlements region={region} asked={shown} />
        ) : (
          <Register region={region} shown={shown} />
        )
      }
    </OfRegion>
  )
}
