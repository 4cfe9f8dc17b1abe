import type { ApiExample } from './examples'

/** The languages of the examples, in their order. */
export const EXAMPLE_LANGUAGES = ['curl', 'javascript', '1c'] as const
export type ExampleLanguage = (typeof EXAMPLE_LANGUAGES)[number]

/** An example in a language. @param origin where the API lies, without a slash at its end */
export const exampleCode = (language: ExampleLanguage, example: ApiExample, origin: string): string => WRITERS[language](example, origin)

/** The body of an example; a list of plain values stands in one line. */
const bodyOf = ({ body }: ApiExample): string =>
  JSON.stringify(body, null, 2).replace(/\[\n\s+([^[\]{}]*?)\n\s+\]/g, (_, values: string) => `[${values.replace(/\s*\n\s*/g, ' ')}]`)

/** The key comes from the environment: what is copied into a chat or a repository must not have it. */
function curl(example: ApiExample, origin: string): string {
  const { method, path, body } = example
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${origin}${path}'`,
    `-H "Authorization: Bearer $KARTER_KEY"`,
    ...(body ? [`-H 'Content-Type: application/json'`, `-d '${indented(bodyOf(example), '  ')}'`] : []),
  ].join(' \\\n  ')
}

function javascript(example: ApiExample, origin: string): string {
  const { method, path, body } = example
  const headers = body
    ? ['    Authorization: `Bearer ${process.env.KARTER_KEY}`,', "    'Content-Type': 'application/json',"]
    : ['    Authorization: `Bearer ${process.env.KARTER_KEY}`,']
  return [
    `const response = await fetch('${origin}${path}', {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    ...headers,
    '  },',
    ...(body ? [`  body: JSON.stringify(${indented(bodyOf(example), '  ')}),`] : []),
    '})',
    'const answer = await response.json()',
    'if (!response.ok) throw Object.assign(new Error(answer.message), { status: response.status, answer })',
    'console.log(answer)',
  ].join('\n')
}

function oneC(example: ApiExample, origin: string): string {
  const { method, path, body } = example
  const { protocol, hostname, port } = new URL(origin)
  const isSecure = protocol === 'https:'
  const place = isSecure
    ? `"${hostname}", ${port || '443'}, , , , 30, Новый ЗащищенноеСоединениеOpenSSL`
    : `"${hostname}", ${port || '80'}, , , , 30`
  return [
    `Соединение = Новый HTTPСоединение(${place});`,
    `Запрос = Новый HTTPЗапрос("${path}");`,
    'Запрос.Заголовки.Вставить("Authorization", "Bearer " + КлючAPI);',
    ...(body
      ? [
          'Запрос.Заголовки.Вставить("Content-Type", "application/json");',
          `Запрос.УстановитьТелоИзСтроки("${indented(bodyOf(example).replaceAll('"', '""'), '|')}");`,
        ]
      : []),
    `Ответ = Соединение.ВызватьHTTPМетод("${method}", Запрос);`,
    'Чтение = Новый ЧтениеJSON;',
    'Чтение.УстановитьСтроку(Ответ.ПолучитьТелоКакСтроку());',
    'Данные = ПрочитатьJSON(Чтение);',
    'Если Ответ.КодСостояния <> 200 Тогда',
    '  ВызватьИсключение Данные.message;',
    'КонецЕсли;',
  ].join('\n')
}

/** All lines but the first begin with the sign. */
const indented = (text: string, sign: string): string => text.replaceAll('\n', `\n${sign}`)

const WRITERS: Readonly<Record<ExampleLanguage, (example: ApiExample, origin: string) => string>> = { curl, javascript, '1c': oneC }
