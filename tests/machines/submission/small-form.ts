import { createActor, fromCallback, fromPromise, SimulatedClock, type ActorRefFrom } from 'xstate'
import { submissionMachine } from '../../../machines/submission/submission.machine'
import type { SendInput, SubmissionEvent, SubmissionInput } from '../../../machines/submission/submission.types'
import type { CheckForm, FormValues } from '../../../model/form/form'

/** The rules of a form of one text and one password: the text is «a» or longer, the password has at least three signs. */
export const checkSmall: CheckForm<FormValues, unknown> = (values, secrets) => {
  const errors = {
    ...(values['text'] === '' && { text: 'Введите текст' }),
    ...(values['text'] === '!' && { text: 'Знак не\u00a0подходит' }),
    ...(secrets['password'] !== undefined && secrets['password'].reveal().length < 3 && { password: 'Короткий пароль' }),
  }
  return { errors, args: Object.keys(errors).length > 0 ? null : { body: values } }
}

/** What a small form is started with. */
export const smallInput = (more: Partial<SubmissionInput> = {}): SubmissionInput => ({
  id: 'small-1',
  fields: ['text', 'password'],
  values: { text: '' },
  check: checkSmall,
  words: { notSent: 'Не\u00a0отправлено.', maybeSent: 'Возможно, отправлено.' },
  isKeyed: true,
  canLookUp: false,
  ...more,
})

/** A small form whose server is played by the test: `requests` are those that were sent, `answer` tells the form of the newest one. */
export function openSmallForm(more: Partial<SubmissionInput> = {}) {
  const requests: (SendInput & { isAborted: boolean })[] = []
  const lookUps: { resolve: (isDone: boolean) => void; reject: (error: unknown) => void }[] = []
  const drafts: (FormValues | null)[] = []
  const facts: unknown[] = []
  const clock = new SimulatedClock()
  let tell: (event: SubmissionEvent) => void = () => {}
  const machine = submissionMachine.provide({
    actors: {
      send: fromCallback<SubmissionEvent, SendInput>(({ input, sendBack }) => {
        const request = { ...input, isAborted: false }
        requests.push(request)
        tell = sendBack
        return () => {
          request.isAborted = true
        }
      }),
      lookUp: fromPromise(() => new Promise<boolean>((resolve, reject) => lookUps.push({ resolve, reject }))),
    },
    actions: { storeDraft: ({ context }) => drafts.push(context.values), forgetDraft: () => drafts.push(null) },
  })
  const form: ActorRefFrom<typeof submissionMachine> = createActor(machine, { clock, input: smallInput(more) })
  form.on('form.sent', (fact) => facts.push(fact))
  form.start()
  return {
    form,
    clock,
    requests,
    lookUps,
    drafts,
    facts,
    answer: (event: SubmissionEvent) => tell(event),
    type: (text: string) => form.send({ type: 'field.changed', field: 'text', value: text }),
    submit: (secrets = {}) => form.send({ type: 'form.submitted', secrets }),
    state: () => form.getSnapshot(),
  }
}
