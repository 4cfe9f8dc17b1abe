import type { Feedback } from '../../../model/conversation/feedback'
import type { Scene } from '../../scene'
import { nextId, type TableRow } from '../../tables'

/** The first message has this number. */
const FIRST_ID = 1001

/** Keeps a message to the shop and writes to its author that it came. Files are kept by their names alone. @param key of the request */
export function keepFeedback({ tables, now, user }: Pick<Scene, 'tables' | 'now' | 'user'>, body: Feedback, key: string): void {
  const { name, email, phone = '', subject, order_number = '', text, files = [] } = body
  const id = nextId(tables, 'feedback', FIRST_ID)
  const at = now()
  tables.feedback.create({
    id,
    user_id: user?.id ?? 0,
    name,
    email,
    phone,
    subject,
    order_number,
    text,
    files: files.map((file) => file.name),
    at,
    made_by: key,
  })
  tables.message.create({
    id: nextId(tables, 'message'),
    to: email,
    kind: 'email',
    title: `Сообщение № ${id} принято`,
    text: `${name}, мы получили ваше сообщение и ответим на этот адрес.`,
    link: '',
    at,
  })
}

/** The message that came under this key. */
export function feedbackOf({ tables }: Pick<Scene, 'tables'>, key: string): TableRow<'feedback'> {
  return tables.feedback.getAll().find(({ made_by }) => made_by === key)! // `keepFeedback` wrote it for the key
}
