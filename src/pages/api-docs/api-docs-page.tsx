import { type ReactNode, useState } from 'react'
import { createLazy } from '../../shop/code/lazy'
import { LazyPart } from '../../shop/code/lazy-part'
import type { PageProps } from '../../shop/page-props'
import { Button } from '../../ui/controls/button'
import { Panel } from '../../ui/surfaces/panel'
import { ConfigText } from '../texts/config-text'
import styles from './api-docs-page.module.scss'
import { apiDocsText } from './api-docs-text'

const examples = createLazy(async () => (await import('./examples/api-examples')).ApiExamples)
const reference = createLazy(async () => (await import('./reference/api-reference')).ApiReference)
const cutoffs = createLazy(async () => (await import('./cutoffs/order-cutoffs')).OrderCutoffs)

/** What a company's own programs can do, for who writes them; the longer parts come when they are asked for. [ROUTE-031, DEC-077] */
export default function ApiDocsPage({ route }: PageProps) {
  return (
    <ConfigText
      route={route}
      description="API для учётной программы: ключи и права, цены и остатки, заказы, документы, прайс-лист по ссылке, лимиты, ошибки, OpenAPI и примеры."
      textOf={({ shop_name: shopName }) => apiDocsText({ shopName })}
    >
      <div className={styles.parts}>
        <Wanted
          id="examples"
          title="Примеры"
          action="Показать примеры"
          about="Каждый пример можно скопировать и&nbsp;выполнить: curl, JavaScript, 1С."
        >
          <LazyPart of={examples} />
        </Wanted>
        <Wanted
          id="reference"
          title="Все вызовы"
          action="Показать вызовы"
          about="Адреса, поля запроса и&nbsp;ответа, коды ошибок. То&nbsp;же самое файлом OpenAPI&nbsp;3.1 для вашего генератора кода."
        >
          <LazyPart of={reference} />
        </Wanted>
        <Wanted
          id="cutoffs"
          title="До&nbsp;которого часа принимаем заказы"
          action="Показать часы"
          about="Заказ, пришедший до&nbsp;этого часа по&nbsp;времени склада, едет в&nbsp;ближайший день графика. Программе те&nbsp;же данные отдаёт GET&nbsp;/api/v1/deliverySchedules."
        >
          <LazyPart of={cutoffs} />
        </Wanted>
      </div>
    </ConfigText>
  )
}

type WantedProps = { id: string; title: string; about: ReactNode; action: string; children: ReactNode }

/** A part that comes once it is asked for. */
function Wanted({ id, title, about, action, children }: WantedProps) {
  const [isWanted, setWanted] = useState(false)
  return (
    <div id={id} className={styles.part}>
      <Panel title={title}>
        <p className={styles.about}>{about}</p>
        {isWanted ? (
          children
        ) : (
          <Button variant="line" onClick={() => setWanted(true)}>
            {action}
          </Button>
        )}
      </Panel>
    </div>
  )
}
