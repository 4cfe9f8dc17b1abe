import { useState } from 'react'
import type { Job } from '../../../model/content/job'
import { Tag, Tags } from '../../ui/marks/tag'
import { Disclosure } from '../../ui/surfaces/disclosure'
import { TextBlocks } from '../../ui/text/text-blocks'
import { Application } from './application'
import styles from './jobs-page.module.scss'

/** A vacancy: its facts at once, its text and the application for it when they are opened. */
export function Vacancy({ job }: { job: Job }) {
  const { title, city, department, salary, body } = job
  // The form stays once it was opened: closing it while it is being sent calls nothing off.
  const [form, setForm] = useState<'unopened' | 'open' | 'closed'>('unopened')
  return (
    <li className={styles.vacancy}>
      <h2>{title}</h2>
      {salary !== null && <p>{salary}</p>}
      <Tags>
        <Tag isKey>{city}</Tag>
        <Tag>{department}</Tag>
      </Tags>
      <Disclosure title={<Named words="О работе" title={title} />}>
        <TextBlocks blocks={body} headingLevel={3} className={styles.text} />
      </Disclosure>
      <Disclosure
        title={<Named words="Откликнуться" title={title} />}
        isOpen={form === 'open'}
        onToggle={(isOpen) => setForm(isOpen ? 'open' : 'closed')}
      >
        <div className={styles.form}>{form !== 'unopened' && <Application job={job} />}</div>
      </Disclosure>
    </li>
  )
}

/** The same words in each row, with the vacancy for those who hear them. */
const Named = ({ words, title }: { words: string; title: string }) => (
  <>
    {words}
    <span className="vh">: {title}</span>
  </>
)
