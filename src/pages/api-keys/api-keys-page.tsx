import { type CompanyRegion, isRegionAdmin } from '../../../model/company/region'
import { useArrived } from '../../hooks/screen/use-navigation'
import { OfRegion } from '../../layouts/personal/of-region'
import { PersonalTitle } from '../../layouts/personal/personal-title'
import { useAppState } from '../../shop/app-context'
import { createLazy } from '../../shop/code/lazy'
import { LazyPart } from '../../shop/code/lazy-part'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { ButtonLink } from '../../ui/controls/button'
import { lockDrawing } from '../../ui/feedback/drawings/lock'
import { StateView } from '../../ui/feedback/state-view'

const regionKeys = createLazy(async () => (await import('./keys/region-keys')).default)

/** The keys of the region in force for the company's own programs, and its price list by link. [ROUTE-055, DEC-077] */
export default function ApiKeysPage({ route }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  const userId = useAppState((app) => app.context.user?.id ?? null)
  return (
    <OfRegion title="Ключей не&nbsp;видно" why="У&nbsp;вас нет действующего региона: ключи у&nbsp;каждого региона компании свои.">
      {(region) => {
        if (region === null || userId === null) return <PersonalTitle>{route.title}</PersonalTitle>
        return isRegionAdmin(region, userId) ? (
          <LazyPart of={regionKeys} title={route.title} region={region} />
        ) : (
          <ForAdministrators title={route.title} region={region} />
        )
      }}
    </OfRegion>
  )
}

function ForAdministrators({ title, region }: { title: string; region: CompanyRegion }) {
  useArrived(true)
  return (
    <>
      <PersonalTitle>{title}</PersonalTitle>
      <StateView
        drawing={lockDrawing}
        title="Ключами распоряжаются администраторы региона"
        actions={
          <>
            <ButtonLink variant="main" href={`/personal/companies?region=${region.id}`}>
              Кто администратор
            </ButtonLink>
            <ButtonLink variant="line" href="/info/api">
              Описание API
            </ButtonLink>
          </>
        }
      >
        Ключ заказывает от&nbsp;имени компании, поэтому создать, заменить и&nbsp;отозвать его может только администратор. Попросите его
        о&nbsp;ключе для вашей программы.
      </StateView>
    </>
  )
}
