import { useState } from 'react'
import { failureText } from '../../../../model/api-error'
import type { RegionUser } from '../../../../model/company/company'
import { isRegionAdmin, type CompanyRegion } from '../../../../model/company/region'
import { formatPhone } from '../../../../model/identity/phone'
import { findLines } from '../../../../model/cart/find-lines'
import { useResource } from '../../../hooks/data/use-resource'
import { Button } from '../../../ui/controls/button'
import { SearchInput } from '../../../ui/controls/search-input'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Delayed } from '../../../ui/feedback/delayed'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { Badge } from '../../../ui/marks/badge'
import { ActionDialog } from '../../../form/action/action-dialog'
import { removeColleagueForm } from '../region-actions'
import { ADMIN_ONLY, ONLY_ADMIN } from '../region/reasons'
import { Administrator } from './administrator'
import styles from './colleagues.module.scss'

/** From so many on a colleague is looked for. */
const MANY = 8

/** Who buys for a region; its administrators remove others and say who administers it too. [CALL-025, ROLE-003, ROLE-008] */
export function Colleagues({ region, userId, onDone }: { region: CompanyRegion; userId: number; onDone: (text: string) => void }) {
  const users = useResource('regions.users', { params: { id: region.id } })
  const [words, setWords] = useState('')
  const [leaving, setLeaving] = useState<RegionUser | null>(null)
  const [promoted, setPromoted] = useState<RegionUser | null>(null)
  if (users.status === 'loading')
    return (
      <div className={styles.place} role="status" aria-label="Загружаем коллег">
        <Delayed>
          <Skeleton height={120} />
        </Delayed>
      </div>
    )
  if (users.status === 'failed')
    return (
      <p role="status">
        Коллеги не&nbsp;загрузились. {failureText(users.error)} <TextLinkButton onClick={users.reload}>Повторить</TextLinkButton>
      </p>
    )
  const { items } = users.data
  const found = new Set(findLines(items.map(lineOf), words))
  const shown = items.filter(({ id }) => found.has(id))
  const isAdmin = isRegionAdmin(region, userId)
  const isOnly = items.filter(({ is_admin }) => is_admin).length === 1
  return (
    <>
      {items.length > MANY && (
        <SearchInput
          label="Найти коллегу"
          placeholder="Имя, email или телефон"
          size="s"
          value={words}
          onChange={setWords}
          className={styles.search}
        />
      )}
      {shown.length === 0 && (
        <p className={styles.note} role="status">
          По&nbsp;словам «{words.trim()}» никого нет
        </p>
      )}
      <ul className={styles.people}>
        {shown.map((person) => (
          <li key={person.id}>
            <Person person={person} isSelf={person.id === userId} />
            <div className={styles.tools}>
              {(person.id !== userId || person.is_admin) && (
                <Button
                  variant="plain"
                  size="s"
                  disabledReason={!isAdmin ? ADMIN_ONLY : person.is_admin && isOnly ? ONLY_ADMIN : undefined}
                  onClick={() => setPromoted(person)}
                >
                  {person.is_admin ? 'Снять права' : 'Сделать администратором'}
                  <span className="vh">{`${person.is_admin ? ' администратора' : ''}: ${person.name}`}</span>
                </Button>
              )}
              {person.id !== userId && (
                <Button variant="plain" size="s" {...(!isAdmin && { disabledReason: ADMIN_ONLY })} onClick={() => setLeaving(person)}>
                  Убрать<span className="vh"> из&nbsp;региона: {person.name}</span>
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {promoted && (
        <Administrator
          region={region}
          person={promoted}
          isSelf={promoted.id === userId}
          onDone={onDone}
          onClose={() => setPromoted(null)}
        />
      )}
      {leaving && (
        <ActionDialog
          of={removeColleagueForm(region.id, leaving.id)}
          title={`Убрать из региона: ${leaving.name}?`}
          action="Убрать"
          acting="Убираем…"
          onDone={() => onDone(`${leaving.name}: доступ к\u00a0региону ${region.store_city_name} закрыт.`)}
          onClose={() => setLeaving(null)}
        >
          <p>
            Доступ к&nbsp;региону {region.store_city_name} закроется сразу, корзина в&nbsp;нём пропадёт. Сделанные заказы останутся
            у&nbsp;вас. Вернуть человека можно новым приглашением.
          </p>
        </ActionDialog>
      )}
    </>
  )
}

const lineOf = ({ id, name, email, phone }: RegionUser) => ({ id, article: phone, name: `${name} ${email}`, brand: '' })

function Person({ person: { name, email, phone, is_admin }, isSelf }: { person: RegionUser; isSelf: boolean }) {
  return (
    <div className={styles.person}>
      <p>
        <b>{name}</b>
        {isSelf && <span className={styles.note}> (это вы)</span>} {is_admin && <Badge tone="info">Администратор</Badge>}
      </p>
      <p className={styles.note}>
        <a href={`mailto:${email}`}>{email}</a>
        {phone !== '' && (
          <a href={`tel:+${phone}`} className={styles.phone}>
            {formatPhone(phone)}
          </a>
        )}
      </p>
    </div>
  )
}
