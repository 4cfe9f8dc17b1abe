import type { Job, JobApplication } from '../../../model/content/job'
import type { Scene } from '../../scene'
import { nextId } from '../../tables'

/**
 * Keeps an application and writes to the applicant that it came. The call has no key: sent twice, it is kept twice. Of the résumé only its
 * name is kept. [DEC-005]
 */
export function keepApplication(
  { tables, now }: Pick<Scene, 'tables' | 'now'>,
  job: Pick<Job, 'id' | 'title'>,
  { name, phone, email, city = '', cover_letter = '', resume }: JobApplication,
): void {
  const at = now()
  tables.jobApplication.create({
    id: nextId(tables, 'jobApplication'),
    job_id: job.id,
    name,
    phone,
    email,
    city,
    cover_letter,
    resume: resume?.name ?? '',
    at,
  })
  tables.message.create({
    id: nextId(tables, 'message'),
    to: email,
    kind: 'email',
    title: 'Отклик получен',
    text: `${name}, мы получили ваш отклик на вакансию «${job.title}» и ответим на этот адрес.`,
    link: '',
    at,
  })
}
