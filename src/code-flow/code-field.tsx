import { useSelector } from '@xstate/react'
import { CODE_ATTEMPTS } from '../../model/limits'
import { counted } from '../../model/text/plural'
import { words } from '../../model/text/words'
import { FormField } from '../form/form-field'
import type { FormFields } from '../form/form-fields'
import { TextLinkButton } from '../ui/controls/text-link-button'
import { CodeInput } from '../ui/form/code-input'
import { Countdown } from '../ui/form/countdown'
import { Note } from '../ui/surfaces/note'
import styles from './code-flow.module.scss'
import type { CodeFlowActor } from './use-code-flow'

/** Where the code went, its field, the attempts that are left, and another code once its time has come. [DEC-037, ENT-020] */
export function CodeField({ of, flow, isLocked }: { of: FormFields; flow: CodeFlowActor; isLocked: boolean }) {
  const verification = useSelector(flow, (state) => state.context.verification)
  const refusal = useSelector(flow, (state) => state.context.refusal)
  const isSending = useSelector(flow, (state) => state.hasTag('busy'))
  if (!verification) return null
  const { channel, sent_to, attempts_left, resend_at } = verification
  return (
    <div className={styles.code}>
      <p className={styles.sent}>
        {channel === 'sms' ? 'Код отправлен в\u00a0SMS на' : 'Код отправлен письмом на'} <b>{sent_to}</b>.{' '}
        <TextLinkButton onClick={() => flow.send({ type: 'flow.restarted' })}>Изменить</TextLinkButton>
      </p>
      <FormField of={of} name="code">
        <CodeInput name="code" readOnly={isLocked} data-autofocus="" />
      </FormField>
      {attempts_left > 0 && attempts_left < CODE_ATTEMPTS && <p role="status">Осталось: {counted(attempts_left, words.attempt)}</p>}
      {attempts_left === 0 && <Note tone="warn">Попытки закончились. Запросите новый код.</Note>}
      {refusal !== null && (
        <Note tone="bad" role="alert">
          {refusal}
        </Note>
      )}
      <Countdown until={Date.parse(resend_at)} label="Отправить код ещё раз через" overText="Код можно отправить ещё раз">
        <TextLinkButton isBusy={isSending} onClick={() => flow.send({ type: 'code.repeated' })}>
          Отправить код ещё раз
        </TextLinkButton>
      </Countdown>
    </div>
  )
}
