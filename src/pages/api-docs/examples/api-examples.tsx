import { useState } from 'react'
import { EXAMPLE_LANGUAGES, exampleCode, type ExampleLanguage } from './example-code'
import { API_EXAMPLES } from './examples'
import { CodeBlock } from '../../../ui/code/code-block'
import { Segmented } from '../../../ui/controls/choice/segmented'
import styles from '../api-docs-page.module.scss'

const LANGUAGES: Readonly<Record<ExampleLanguage, string>> = { curl: 'curl', javascript: 'JavaScript', '1c': '1С' }

/** Requests to be copied, in one of three languages; the key comes from the environment of who runs them. [ROUTE-031] */
export function ApiExamples() {
  const [language, setLanguage] = useState<ExampleLanguage>('curl')
  return (
    <div className={styles.list}>
      <Segmented
        label="Язык примеров"
        className={styles.languages}
        value={language}
        onChange={setLanguage}
        options={EXAMPLE_LANGUAGES.map((value) => ({ value, label: LANGUAGES[value] }))}
      />
      <p className={styles.about}>
        Ключ берётся из&nbsp;{language === '1c' ? 'переменной КлючAPI' : 'переменной окружения KARTER_KEY'}. Номера региона, адреса
        и&nbsp;товаров замените своими.
      </p>
      {API_EXAMPLES.map((example) => (
        <section key={example.call} className={styles.example} aria-labelledby={`example-${example.call}`}>
          <h3 id={`example-${example.call}`}>{example.title}</h3>
          <p className={styles.about}>{example.text}</p>
          <CodeBlock label={example.title} language={LANGUAGES[language]} code={exampleCode(language, example, location.origin)} />
        </section>
      ))}
    </div>
  )
}
