import { useState } from 'react'
import { CodeBlock } from '../../ui/code/code-block'
import { PlaceMap } from '../../ui/map/map'
import { Panel } from '../../ui/surfaces/panel'
import styles from './kit-page.module.scss'
import { PLACES } from './sample-places'

const REQUEST = `GET /api/v1/products/prices?ids=1024,1025&company_region_id=7 HTTP/1.1
Host: karter.example
Authorization: Bearer <ваш ключ>
Accept: application/json`

const ANSWER = `{
  "items": [
    { "product_id": 1024, "cost": 1290.5, "stock": 36, "arrival": null },
    { "product_id": 1025, "cost": 845, "stock": 0, "arrival": "2026-11-24" }
  ]
}`

/** Map and code. */
export function OtherParts() {
  const [placeId, setPlaceId] = useState<number | null>(1)
  return (
    <>
      <Panel title="Места на карте">
        <PlaceMap label="Склады и пункты выдачи" places={PLACES} selectedId={placeId} onSelect={setPlaceId} mapsKey="" />
      </Panel>
      <Panel title="Код">
        <div className={styles.columns}>
          <CodeBlock label="Пример запроса" language="HTTP" code={REQUEST} />
          <CodeBlock label="Пример ответа" language="JSON" code={ANSWER} />
        </div>
      </Panel>
    </>
  )
}
