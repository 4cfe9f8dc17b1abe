import { useState } from 'react'
import { LABELLING_RULES, type LabellingRule, stageAt } from '../../../model/labelling/rules'
import { priceDay } from '../../../model/price-list/price-list-head'
import { formatDate } from '../../../model/text/date'
import { Badge } from '../../ui/marks/badge'
import { Panel } from '../../ui/surfaces/panel'
import styles from './labelling.module.scss'

const STATUS = {
  mandatory: { tone: 'warn', text: 'Обязательна' },
  voluntary: { tone: 'info', text: 'Добровольная' },
  none: { tone: 'mut', text: 'Не\u00a0нужна' },
} as const
const dayText = (day: string): string => formatDate(`${day}T12:00:00+03:00`)

/** Which goods are labelled, from when on, and what that asks of whom. [DEC-076] */
export function RulesPanel() {
  const [today] = useState(() => priceDay(Date.now()))
  return (
    <Panel title="Какие товары маркируют" isFlush className={styles.panel}>
      <ul className={styles.rules}>
        {LABELLING_RULES.map((rule) => (
          <Rule key={rule.id} rule={rule} today={today} />
        ))}
      </ul>
    </Panel>
  )
}

function Rule({ rule, today }: { rule: LabellingRule; today: string }) {
  const { tone, text } = STATUS[rule.status]
  const current = stageAt(rule, today)
  return (
    <li>
      <h3>
        {rule.name} <Badge tone={tone}>{text}</Badge>
      </h3>
      {rule.stages.length > 0 && (
        <ol>
          {rule.stages.map((stage) => (
            <li key={stage.from} aria-current={stage === current ? 'step' : undefined}>
              <b>с&nbsp;{dayText(stage.from)}</b>
              <span>
                {stage.who}: {stage.what[0]?.toLowerCase()}
                {stage.what.slice(1)}.
              </span>
            </li>
          ))}
        </ol>
      )}
      {rule.note !== '' && <p>{rule.note}</p>}
      <p className={styles.source}>
        {rule.source.name}, проверено {dayText(rule.source.checked)}
      </p>
    </li>
  )
}
