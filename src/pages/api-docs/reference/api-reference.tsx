import Download from 'lucide-react/icons/download'
import { rightOf } from '../../../../model/api-key/covered-calls'
import { ERROR_CATALOGUE, type ErrorStatus } from '../../../../model/openapi/error-catalogue'
import { type FieldRow, fieldRows } from '../../../../model/openapi/field-rows'
import type { JsonSchema } from '../../../../model/openapi/json-schemas'
import type { OpenApi, Operation } from '../../../../model/openapi/open-api'
import { download } from '../../../platform/files/download'
import { createLazy } from '../../../shop/code/lazy'
import { useLazy } from '../../../shop/code/use-lazy'
import { Button } from '../../../ui/controls/button'
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows'
import { Disclosure } from '../../../ui/surfaces/disclosure'
import { Table } from '../../../ui/surfaces/tables/data-table'
import styles from '../api-docs-page.module.scss'
import { OwnText } from '../../../ui/text/own-text'

type Described = { method: string; path: string; operation: Operation }

/** The description of the API, as it lies beside the shop. */
const description = createLazy(async (): Promise<OpenApi> => {
  const response = await fetch('/openapi.json')
  if (!response.ok) throw new Error(`The description of the API was answered with ${response.status}`)
  return response.json() as Promise<OpenApi> // our own file
})

/** All calls that a key may make, by groups, out of the same description that can be downloaded. [ROUTE-031, DEC-077] */
export function ApiReference() {
  const document = useLazy(description)
  return document ? <Reference document={document} /> : <SkeletonRows count={6} height={40} />
}

function Reference({ document }: { document: OpenApi }) {
  const calls: Described[] = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const save = () => {
    const own = { ...document, servers: [{ url: location.origin }] }
    download(new Blob([JSON.stringify(own, null, 2)], { type: 'application/json' }), 'openapi.json')
  }
  return (
    <div className={styles.list}>
      <p>
        <Button variant="line" icon={Download} onClick={save}>
          Скачать OpenAPI&nbsp;3.1
        </Button>
      </p>
      {document.tags.map(({ name: group }) => (
        <section key={group} aria-label={group} className={styles.group}>
          <h3>{group}</h3>
          {calls
            .filter(({ operation }) => operation.tags.includes(group))
            .map((call) => (
              <Call key={call.operation.operationId} of={call} document={document} />
            ))}
        </section>
      ))}
    </div>
  )
}

function Call({ of: { method, path, operation }, document }: { of: Described; document: OpenApi }) {
  const { operationId, summary, description, parameters, requestBody, responses } = operation
  const schemas = document.components.schemas as Record<string, JsonSchema> // as the document makes them
  const answer = responses[200]
  const given: FieldRow[] = parameters.map(({ name, in: place, required, description: text = '', schema }) => ({
    path: name,
    type: `${PLACES[place]}, ${schema.format ?? schema.type ?? 'string'}`,
    isRequired: required,
    text,
  }))
  const statuses = Object.keys(responses)
    .map(Number)
    .filter((status) => status in ERROR_CATALOGUE) as ErrorStatus[]
  return (
    <Disclosure
      className={styles.call}
      title={
        <>
          <code className={styles.method}>{method}</code> <code className={styles.path}>{path}</code>{' '}
          <span className={styles.about}>{summary}</span>
        </>
      }
    >
      <div className={styles.list}>
        <p>
          {description} Право: <code>{rightOf(operationId)}</code>.
        </p>
        <Fields title="Параметры" rows={given} />
        {requestBody && <Fields title="Тело запроса" rows={fieldRows(requestBody.content['application/json'].schema, schemas)} />}
        {answer && 'content' in answer && answer.content && (
          <Fields title="Ответ" rows={fieldRows(answer.content['application/json'].schema, schemas)} />
        )}
        <p className={styles.about}>
          Отказы: {statuses.map((status) => `${status} – ${ERROR_CATALOGUE[status].title.toLowerCase()}`).join(', ')}.
        </p>
      </div>
    </Disclosure>
  )
}

const PLACES = { path: 'в\u00a0адресе', query: 'после «?»', header: 'заголовок' } as const

function Fields({ title, rows }: { title: string; rows: readonly FieldRow[] }) {
  if (rows.length === 0) return null
  return (
    <div>
      <h4 className={styles.heading}>{title}</h4>
      <Table label={title} minWidth={520}>
        <thead>
          <tr>
            <th scope="col">Поле</th>
            <th scope="col">Вид</th>
            <th scope="col">Что это</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ path, type, isRequired, text }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
                <OwnText>{isRequired ? '' : ' (может не\u00a0быть)'}</OwnText>
              </th>
              <td>
                <code>{type}</code>
              </td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
