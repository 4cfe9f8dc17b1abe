import type { inviteMachine } from '../../../../machines/invite/invite.machine'
import type { Unreached } from '../harness/unreached'

const SAME_PERSON =
  'Чужим показанное приглашение не становится: почту на сайте не меняют, а со сменой человека, и в другой вкладке, страница начинает заново.'
const STAYS = 'Показанное приглашение не исчезает: ни магазин, ни его сервер приглашений не отзывают.'

export const unreachedOfInvite: Unreached<typeof inviteMachine> = {
  'invite.answering--error.sendAnswer.1': SAME_PERSON,
  'invite.answering--error.sendAnswer.2': STAYS,
  'invite.answering--error.sendAnswer.4':
    'Сервер отказывает, только если приглашение уже решено или регион заблокирован (тогда оно читается снова), чужое, пропало или нет входа; иной отказ ему послать нечем.',
  'invite.checking--error.loadInvite.1': SAME_PERSON,
  'invite.checking--error.loadInvite.2': STAYS,
}
