import ChevronDown from 'lucide-react/icons/chevron-down'
import Star from 'lucide-react/icons/star'
import { useId } from 'react'
import { taxNumbers } from '../../../../model/company/colleagues/own-company'
import type { OwnRegion } from '../../../../model/company/colleagues/region-groups'
import { isRegionAdmin, regionState } from '../../../../model/company/region'
import { counted } from '../../../../model/text/plural'
import { cabinetWords } from '../../../../model/company/cabinet-words'
import { Button } from '../../../ui/controls/button'
import { IconButton } from '../../../ui/controls/icon-button'
import { Icon } from '../../../ui/icon'
import { Badge } from '../../../ui/marks/badge'
import { Note } from '../../../ui/surfaces/note'
import type { Favorite } from '../use-favorite'
import { BLOCKED } from './reasons'
import { RefusedRegion } from './refused-region'
import { RegionDetails } from './region-details'
import styles from './region.module.scss'

type RegionRowProps = {
  of: OwnRegion
  userId: number
  /** It is bought for now. */
  isActive: boolean
  isOpen: boolean
  onToggle: () => void
  favorite: Favorite
  reload: () => void
  onDone: (text: string) => void
}

/** A region: where, for which company, in which role; opened, its colleagues and what can be done with it. [ROUTE-045] */
export function RegionRow({ of: { region, company }, userId, isActive, isOpen, onToggle, favorite, reload, onDone }: RegionRowProps) {
  const id = useId()
  const { store_city_name: city, company_name } = region
  const isFavorite = favorite.id === region.id
  const known = company?.regions.find((each) => each.id === region.id)
  const count = known?.user_count
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <IconButton
          label={`${city}, ${company_name}: ${isFavorite ? 'избранный регион' : 'сделать избранным'}`}
          icon={Star}
          isPressed={isFavorite}
          busy={favorite.isBusy && favorite.pressed === region.id}
          className={styles.star}
          {...(regionState(region) === 'blocked' && { disabledReason: BLOCKED })}
          onClick={() => !isFavorite && favorite.press(region.id)}
        />
        <div className={styles.name}>
          <h3>
            {city}
            {isActive && <Badge tone="info">Сейчас покупаете</Badge>}
          </h3>
          <p>{company_name}</p>
          {company && <p className={styles.note}>{taxNumbers(company)}</p>}
        </div>
        <p className={styles.role}>{isRegionAdmin(region, userId) ? 'Администратор' : 'Сотрудник'}</p>
        <Button variant="line" size="s" aria-expanded={isOpen} aria-controls={id} className={styles.toggle} onClick={onToggle}>
          {count === undefined ? 'Коллеги' : counted(count, cabinetWords.person)}
          <span className="vh">, {`${city}, ${company_name}`}: коллеги и&nbsp;действия</span>
          <Icon of={ChevronDown} size={16} />
        </Button>
      </div>
      {favorite.refusal !== null && favorite.pressed === region.id && (
        <Note tone="bad" role="alert" className={styles.refusal}>
          {favorite.refusal}
        </Note>
      )}
      {known?.refusal && <RefusedRegion region={region} refusal={known.refusal} userId={userId} onDone={onDone} />}
      <div id={id}>{isOpen && <RegionDetails region={region} company={company} userId={userId} reload={reload} onDone={onDone} />}</div>
    </li>
  )
}
