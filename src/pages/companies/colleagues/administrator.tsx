import type { RegionUser } from '../../../../model/company/company'
import type { CompanyRegion } from '../../../../model/company/region'
import { ActionDialog } from '../../../form/action/action-dialog'
import { administratorForm } from '../region-actions'

type AdministratorProps = {
  region: CompanyRegion
  person: RegionUser
  isSelf: boolean
  onDone: (text: string) => void
  onClose: () => void
}

/** Asks before a member becomes an administrator of the region, or is one no longer, with what that means. [ROLE-003, ROLE-008] */
export function Administrator({ region, person, isSelf, onDone, onClose }: AdministratorProps) {
  const { name } = person
  const city = region.store_city_name
  if (!person.is_admin)
    return (
      <ActionDialog
        of={administratorForm(region.id, person.id, true)}
        title={`Сделать администратором: ${name}?`}
        action="Сделать администратором"
        acting="Даём права…"
        variant="main"
        keep="Отмена"
        onDone={() => onDone(`${name}: теперь администратор региона ${city}.`)}
        onClose={onClose}
      >
        <p>
          Администратор видит долг и&nbsp;акты сверки, добавляет точки доставки и&nbsp;регионы, меняет данные компании, приглашает
          и&nbsp;убирает коллег&nbsp;– и&nbsp;вас тоже. Права можно снять.
        </p>
      </ActionDialog>
    )
  return (
    <ActionDialog
      of={administratorForm(region.id, person.id, false)}
      title={isSelf ? 'Снять с\u00a0себя права администратора?' : `Снять права администратора: ${name}?`}
      action="Снять права"
      acting="Снимаем…"
      onDone={() =>
        onDone(isSelf ? `Вы\u00a0больше не\u00a0администратор региона ${city}.` : `${name}: больше не\u00a0администратор региона ${city}.`)
      }
      onClose={onClose}
    >
      <p>
        {isSelf
          ? `Покупать для региона ${city} вы\u00a0сможете, а\u00a0долг, точки доставки и\u00a0коллеги станут делом других администраторов. Вернуть права смогут только они.`
          : `Покупать для региона ${city} можно будет по-прежнему, а\u00a0долг, точки доставки и\u00a0коллеги – уже нет. Вернуть права можно в\u00a0любой момент.`}
      </p>
    </ActionDialog>
  )
}
