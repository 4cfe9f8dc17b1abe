import { readdirSync, readFileSync } from 'node:fs'
import { formsOf } from '../name-forms.mjs'

/** A form: its rules, its definition, its fields on the screen, its test. */
export default {
  usage:
    'form <name> [-- --call <row of the contract> --page <folder of src/pages>]: a form that sends the call, `<name>.send` where none is named, on the page of its own or of that folder',
  options: { call: /^[a-z]\w*\.[a-z]\w*$/i, page: /^[a-z][a-z\d-]*(\/[a-z\d-]+)*$/ },
  files: (name, { call = callOf(name), page = name }) => {
    const forms = formsOf(name)
    return [
      { path: `model/form/forms/${name}.ts`, text: rules(forms) },
      { path: `src/pages/${page}/${name}-form.ts`, text: definition(forms, call, page) },
      { path: `src/pages/${page}/${name}-fields.tsx`, text: fields(forms, page) },
    ]
  },
  next: (name, { call = callOf(name) }) => [
    kindOf(call) === null
      ? `Write the row ${call} of the contract, with the body of model/form/forms/<name>.ts, and say there whether the call carries a key (\`keyedWrite\`).`
      : `Give the row ${call} of the contract the body of model/form/forms/<name>.ts, or the form the body of the row.`,
    'Name the fields, their rules and their words; the compiler asks for a label of each.',
    'A call without a key needs `lookUp` in the definition: how the server is asked whether the request was done after a lost answer.',
    `Show ${formsOf(name).pascal}Form on its page, and say there what follows when it is sent.`,
    'Write a component test like tests/components/forms/support-page.test.tsx: sent, refused by field, refused as a whole, without an answer.',
  ],
}

const callOf = (name) => `${formsOf(name).camel}.send`

/** How a row of the contract is called: `read`, `write` or `keyedWrite`; null where there is no such row. */
function kindOf(call) {
  const folder = new URL('../../../model/contract/', import.meta.url)
  for (const file of readdirSync(folder, { recursive: true })) {
    if (!file.endsWith('.ts')) continue
    const [, row] = readFileSync(new URL(file, folder), 'utf8').split(`'${call}': endpoint({`)
    if (row !== undefined) return /kind: '(\w+)'/.exec(row)?.[1] ?? null
  }
  return null
}
/** From a folder of src/pages up to src. */
const toSrc = (page) => '../'.repeat(page.split('/').length + 1)

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

const definition = ({ kebab, camel, pascal }, call, page) => {
  const empty = `EMPTY_${camel.replace(/[A-Z]/g, '_$&').toUpperCase()}`
  return `import { check${pascal}, ${empty} } from '${toSrc(page)}../model/form/forms/${kebab}'
import { defineForm } from '${toSrc(page)}form/form-definition'

/** What the form is for. */
export const ${camel}Form = defineForm({
  name: '${kebab}',
  call: '${call}',
  isKeyed: ${kindOf(call) !== 'write'},
  labels: { text: 'Текст' },
  empty: ${empty},
  check: check${pascal},
  words: { notSent: 'Не\\u00a0отправлено.', maybeSent: 'Возможно, уже отправлено.' },
})
`
}

const fields = ({ kebab, camel, pascal }, page) => `import { TextField } from '${toSrc(page)}form/fields'
import { FormView } from '${toSrc(page)}form/form-view'
import { useForm } from '${toSrc(page)}form/use-form'
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
