import Bot from 'lucide-react/icons/bot'
import Send from 'lucide-react/icons/send'
import { Link } from 'wouter'
import { useSearch } from 'wouter/use-browser-location'
import { FEEDBACK_FILES, FEEDBACK_SUBJECTS, FEEDBACK_TEXT_LENGTH } from '../../../model/conversation/feedback'
import { formatPhone } from '../../../model/identity/phone'
import { useAppState } from '../../shop/app-context'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { AreaField, CheckField, FilesField, SelectField, TextField } from '../../form/fields'
import { FieldPair } from '../../form/field-pair'
import { FormSent } from '../../form/form-sent'
import { FormView } from '../../form/form-view'
import { useForm } from '../../form/use-form'
import { useConfig } from '../../hooks/data/use-config'
import { useArrived } from '../../hooks/screen/use-navigation'
import { Button, ButtonLink } from '../../ui/controls/button'
import { Panel } from '../../ui/surfaces/panel'
import { feedbackForm } from './feedback-form'
import styles from './support-page.module.scss'

/** A message to the shop with files, and the other ways to reach it. `?order=481392` fills in the order that it is about. [ROUTE-016] */
export default function SupportPage({ route }: PageProps) {
  useHead({ title: route.title, canonical: '/support' })
  useArrived(true)
  return (
    <>
      <h1>{route.title}</h1>
      <p className={styles.lead}>
        Напишите, что случилось или чего не&nbsp;хватает. Ответим на&nbsp;email в&nbsp;рабочее время, обычно в&nbsp;тот же день.
      </p>
      <div className={styles.columns}>
        <Panel title="Сообщение">
          <Feedback />
        </Panel>
        <OtherWays />
      </div>
    </>
  )
}

function Feedback() {
  const user = useAppState((app) => app.context.user)
  const order = new URLSearchParams(useSearch()).get('order')
  const form = useForm(feedbackForm, {
    ...(user && { name: user.name, email: user.email, phone: user.phone && formatPhone(user.phone) }),
    ...(order !== null && /^\d{1,12}$/.test(order) && { order_number: order, subject: 'order' }),
  })
  if (form.state.matches('sent'))
    return (
      <FormSent
        title={form.answer ? `Сообщение № ${form.answer.id} принято` : 'Сообщение принято'}
        actions={
          <Button variant="line" onClick={form.restart}>
            Написать ещё
          </Button>
        }
      >
        Ответ придёт на&nbsp;{form.values.email}.
      </FormSent>
    )
  return (
    <FormView of={form} label="Обратная связь" submit="Отправить" submitting="Отправляем…">
      <FieldPair>
        <SelectField of={form} name="subject" options={Object.entries(FEEDBACK_SUBJECTS)} none="Не выбрана" />
        <TextField of={form} name="order_number" inputMode="numeric" autoComplete="off" />
      </FieldPair>
      <AreaField of={form} name="text" max={FEEDBACK_TEXT_LENGTH} rows={6} />
      <FilesField of={form} name="files" limits={FEEDBACK_FILES} />
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

function OtherWays() {
  const config = useConfig()
  return (
    <Panel title="Быстрее">
      <div className={styles.ways}>
        {config?.chat_bot_url && (
          <ButtonLink href={config.chat_bot_url} variant="fill" wide icon={Bot} target="_blank" rel="noreferrer">
            Чат-бот
          </ButtonLink>
        )}
        {config?.messenger_url && (
          <ButtonLink href={config.messenger_url} variant="line" wide icon={Send} target="_blank" rel="noreferrer">
            Написать в&nbsp;мессенджер
          </ButtonLink>
        )}
        {config && (
          <p>
            <a href={`tel:+${config.phone}`}>{formatPhone(config.phone)}</a>
            <span>{config.phone_hours}</span>
            <a href={`mailto:${config.email}`}>{config.email}</a>
          </p>
        )}
      </div>
    </Panel>
  )
}
