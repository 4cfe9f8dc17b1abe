import { useState } from 'react'
import type { DocumentDetails } from '../../../../model/document/document-details'
import { formatDateTime } from '../../../../model/text/date'
import { FormSent } from '../../../form/form-sent'
import { FormView } from '../../../form/form-view'
import { useForm } from '../../../form/use-form'
import { Disclosure } from '../../../ui/surfaces/disclosure'
import styles from './document.module.scss'
import { requestForm } from './request-form'

/** Asks the seller to sign or send an УПД again, and says when that was asked last. [CALL-038] */
export function RequestAgain({ document }: { document: DocumentDetails }) {
  const [definition] = useState(() => requestForm(document))
  const form = useForm(definition)
  return (
    <Disclosure title="Документ не&nbsp;пришёл в&nbsp;вашу систему?" className={styles.request}>
      {document.requested_at !== null && <p className={styles.note}>Последний раз просили {formatDateTime(document.requested_at)}.</p>}
      {form.state.matches('sent') ? (
        <FormSent title="Просьба отправлена">Менеджер подпишет и&nbsp;отправит {document.number} снова.</FormSent>
      ) : (
        <FormView of={form} label="Просьба отправить документ снова" submit="Попросить отправить снова" submitting="Отправляем…">
          <p>Продавец ещё раз подпишет {document.number} и&nbsp;отправит через оператора.</p>
        </FormView>
      )}
    </Disclosure>
  )
}
