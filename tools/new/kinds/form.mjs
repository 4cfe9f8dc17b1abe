import { formsOf } from '../name-forms.mjs'

/** A form: its rules, its definition, its fields on the screen, its test. */
export default {
  usage: 'form <name>: a form that sends the call <name>.send, after `npm run new endpoint <name>`',
  files: (name) => {
    const forms = formsOf(name)
    return [
      { path: `model/form/forms/${name}.ts`, text: rules(forms) },
      { path: `src/pages/${name}/${name}-form.ts`, text: definition(forms) },
      { path: `src/pages/${name}/${name}-fields.tsx`, text: fields(forms) },
    ]
  },
  next: [
    'Give the row <name>.send of the contract the body of model/form/forms/<name>.ts, and say there whether the call carries a key (`keyedWrite`).',
    'Name the fields, their rules and their words; the compiler asks for a label of each.',
    'A call without a key needs `lookUp` in the definition: how the server is asked whether the request was done after a lost answer.',
    'Show <Name>Form on its page, and say there what follows when it is sent.',
    'Write a component test like tests/components/forms/support-page.test.tsx: sent, refused by field, refused as a whole, without an answer.',
  ],
}

const rules = ({ camel, pascal }) => `import * as z from 'zod/mini'
import { checkBody } from '../check-body'
import type { CheckForm } from '../form'

/** What is sent. Messages are for the field. */
export const ${pascal} = z.object({ text: z.string().check(z.trim(), z.minLength(1, 'Заполните это поле')) })
export type ${pascal} = z.output<typeof ${pascal}>

/** The fields as they are typed. */
export type Typed${pascal} = { text: string }

/** Before anything was typed. */
export const EMPTY_${camel.replace(/[A-Z]/g, '_$&').toUpperCase()}: Typed${pascal} = { text: '' }

/** The rules of the form. */
export const check${pascal}: CheckForm<Typed${pascal}, { body: ${pascal} }> = (typed) => {
  const { errors, body } = checkBody(${pascal}, typed)
  return { errors, args: body && { body } }
}
`

const definition = ({ kebab, camel, pascal }) => {
  const empty = `EMPTY_${camel.replace(/[A-Z]/g, '_$&').toUpperCase()}`
  return `import { check${pascal}, ${empty} } from '../../../model/form/forms/${kebab}'
import { defineForm } from '../../form/form-definition'

/** What the form is for. */
export const ${camel}Form = defineForm({
  name: '${kebab}',
  call: '${camel}.send',
  isKeyed: true,
  labels: { text: 'Текст' },
  empty: ${empty},
  check: check${pascal},
  words: { notSent: 'Не\\u00a0отправлено.', maybeSent: 'Возможно, уже отправлено.' },
})
`
}

const fields = ({ kebab, camel, pascal }) => `import { TextField } from '../../form/fields'
import { FormView } from '../../form/form-view'
import { useForm } from '../../form/use-form'
import { ${camel}Form } from './${kebab}-form'

/** The form on the screen. */
export function ${pascal}Form() {
  const form = useForm(${camel}Form)
  return (
    <FormView of={form} label="Форма" submit="Отправить" submitting="Отправляем…">
      <TextField of={form} name="text" />
    </FormView>
  )
}
`
