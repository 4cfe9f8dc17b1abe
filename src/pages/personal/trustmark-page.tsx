import { useSearch } from 'wouter'
import { OfRegion } from '../../layouts/personal/of-region'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { CodeCheck } from '../labelling/check/code-check'
import { checkedDocument } from '../labelling/labelling-address'
import { LabellingOverview } from '../labelling/labelling-overview'

/** Which goods are labelled, which documents of the region wait for their codes, and the comparison of scanned codes with one of them. [ROUTE-056, DEC-076] */
export default function TrustmarkPage({ route }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  const id = checkedDocument(useSearch())
  return (
    <OfRegion title="Документов не&nbsp;видно" why="У&nbsp;вас нет действующего региона: коды сверяют с&nbsp;документами региона.">
      {(region) =>
        id === null ? (
          <LabellingOverview title={route.title} region={region} />
        ) : (
          <CodeCheck key={id} id={id} title={route.title} region={region} />
        )
      }
    </OfRegion>
  )
}
