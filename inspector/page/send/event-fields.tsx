import type { JsonSchema } from '../../../machines/support/event-schema'
import { fieldsInWords } from '../../../machines/support/event-words'
import styles from './event-fields.module.scss'

/** What an event holds by the types of its machine: each field and what stands in it. */
export function EventFields({ schema }: { schema: JsonSchema }) {
  const fields = fieldsInWords(schema)
  if (fields.length === 0) return <p className={styles.none}>У&nbsp;этого события полей нет, кроме type.</p>
  return (
    <dl className={styles.fields} aria-label="Поля события">
      {fields.map(({ name, is, isOptional, isPartial }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            {coded(is)}
            {isOptional && <small> можно не&nbsp;писать</small>}
            {isPartial && <small> не&nbsp;в&nbsp;каждой форме</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Names of the code stand in backquotes. */
const coded = (words: string) => words.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))
