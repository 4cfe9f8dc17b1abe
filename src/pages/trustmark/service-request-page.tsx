import { Link } from 'wouter'
import { ApiError } from '../../../model/api-error'
import { SERVICE_REQUESTS, SERVICE_TEXT_LENGTH, serviceRequest, type ServiceRequest } from '../../../model/conversation/service-request'
import { formatPhone } from '../../../model/identity/phone'
import { FieldPair } from '../../form/field-pair'
import { AreaField, CheckField, SelectField, TextField } from '../../form/fields'
import { FormSent } from '../../form/form-sent'
import { FormView } from '../../form/form-view'
import { useForm } from '../../form/use-form'
import { useArrived } from '../../hooks/screen/use-navigation'
import { useAppState } from '../../shop/app-context'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { Button } from '../../ui/controls/button'
import { Panel } from '../../ui/surfaces/panel'
import { ErrorPage } from '../errors/error-page'
import { serviceRequestForm } from './service-request-form'
import styles from './service-request-page.module.scss'

const TITLE = 'Заявка сервиса'
const DESCRIPTION = 'Заявка в\u00a0программу знака доверия: вступить, получить наклейку и\u00a0файлы, проверить знак или товар.'

/** A request to the trust-mark programme; the end of the address says of what kind, and an unknown one is not found. [ROUTE-019] */
export default function ServiceRequestPage({ params }: PageProps) {
  const named = params['request']
  const request = serviceRequest(named)
  return named !== undefined && request === null ? <ErrorPage error={new ApiError(404, '')} /> : <Programme request={request} />
}

function Programme({ request }: { request: ServiceRequest | null }) {
  useHead({ title: TITLE, canonical: '/service', description: DESCRIPTION })
  useArrived(true)
  return (
    <>
      <h1>{TITLE}</h1>
      <p className={styles.lead}>
        Для автосервисов и&nbsp;магазинов, которые работают с&nbsp;подлинным товаром и&nbsp;хотят это показать. Ответим на&nbsp;email,
        обычно за&nbsp;три рабочих дня.
      </p>
      <div className={styles.columns}>
        <Panel title="Заявка">
          <RequestForm request={request} />
        </Panel>
        <Panel title="О программе">
          <ul className={styles.links}>
            <li>
              <Link href="/trustmark">Знак доверия</Link>
              <span>Что он&nbsp;подтверждает и&nbsp;как его проверить</span>
            </li>
            <li>
              <Link href="/service/trustmark">Условия для сервисов</Link>
              <span>Проверка, размещение, обязанности</span>
            </li>
            <li>
              <Link href="/support">Обратная связь</Link>
              <span>Всё, что не&nbsp;о&nbsp;программе</span>
            </li>
          </ul>
        </Panel>
      </div>
    </>
  )
}

function RequestForm({ request }: { request: ServiceRequest | null }) {
  const user = useAppState((app) => app.context.user)
  const form = useForm(serviceRequestForm, {
    ...(request && { request }),
    ...(user && { name: user.name, email: user.email, phone: user.phone && formatPhone(user.phone) }),
  })
  if (form.state.matches('sent'))
    return (
      <FormSent
        title={form.answer ? `Заявка № ${form.answer.id} принята` : 'Заявка принята'}
        actions={
          <Button variant="line" onClick={form.restart}>
            Отправить ещё одну
          </Button>
        }
      >
        Ответ придёт на&nbsp;{form.values.email}.
      </FormSent>
    )
  return (
    <FormView of={form} label="Заявка сервиса" submit="Отправить заявку" submitting="Отправляем…">
      <SelectField of={form} name="request" options={Object.entries(SERVICE_REQUESTS)} none="Не выбрано" />
      <FieldPair>
        <TextField of={form} name="service" autoComplete="organization" />
        <TextField of={form} name="address" autoComplete="street-address" />
      </FieldPair>
      <AreaField of={form} name="text" max={SERVICE_TEXT_LENGTH} rows={4} />
      <FieldPair>
        <TextField of={form} name="name" autoComplete="name" />
        <TextField of={form} name="email" type="email" autoComplete="email" />
      </FieldPair>
      <TextField of={form} name="phone" type="tel" autoComplete="tel" />
      <CheckField of={form} name="consent">
        Согласен на&nbsp;обработку <Link href="/info/confidential">персональных данных</Link>
      </CheckField>
    </FormView>
  )
}
