import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useSearch } from 'wouter/use-browser-location'
import { companiesWithoutRegion, regionGroups } from '../../../model/company/colleagues/region-groups'
import { type OwnCompany, taxNumbers } from '../../../model/company/colleagues/own-company'
import { failureText, isUnknownCall } from '../../../model/api-error'
import { type CompanyRegion, isRegionAdmin, type RegionState } from '../../../model/company/region'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { type Resource, useResource } from '../../hooks/data/use-resource'
import { useKeptWords } from '../../hooks/screen/use-kept-words'
import { useArrived, useGo } from '../../hooks/screen/use-navigation'
import { useRegionId } from '../../hooks/visitor/use-region'
import { PersonalTitle, TitleActions } from '../../layouts/personal/personal-title'
import { useAppActor, useAppState } from '../../shop/app-context'
import { useHead } from '../../shop/head'
import type { PageProps } from '../../shop/page-props'
import { Button } from '../../ui/controls/button'
import { SearchInput } from '../../ui/controls/search-input'
import { TextLinkButton } from '../../ui/controls/text-link-button'
import { listDrawing } from '../../ui/feedback/drawings/list'
import { StateView } from '../../ui/feedback/state-view'
import { Note } from '../../ui/surfaces/note'
import { Panel } from '../../ui/surfaces/panel'
import styles from './companies-page.module.scss'
import { AddCompany } from './company/add-company'
import { AddRegion } from './company/add-region'
import { ADMIN_ONLY } from './region/reasons'
import { RegionRow } from './region/region-row'
import { useFavorite } from './use-favorite'

const NO_REGIONS: readonly CompanyRegion[] = []
const NO_COMPANIES: readonly OwnCompany[] = []
/** From so many on a region is looked for. */
const MANY = 6

/** The regions of the user by their states, with the colleagues of each, and how they are added, changed and removed. [ROUTE-045, STATE-007, ROLE-003, ROLE-008] */
export default function CompaniesPage({ route }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  const isKnown = useSelector(useAppActor('regions'), (state) => state?.context.isKnown ?? false)
  const userId = useAppState((app) => app.context.user?.id ?? null)
  const known = useResource('companyAdmin.companies', userId === null ? null : { params: { id: userId } })
  // The rows are drawn with all that stands in them.
  const isDrawn = isKnown && known.status !== 'loading'
  useArrived(isDrawn)
  if (isDrawn && userId !== null) return <Companies key={userId} title={route.title} userId={userId} known={known} />
  return (
    <>
      <PersonalTitle>{route.title}</PersonalTitle>
      <div className={styles.place} aria-busy="true" />
    </>
  )
}

type Adding = { what: 'company' } | { what: 'region'; companyId: number | null }

type CompaniesProps = { title: string; userId: number; known: Exclude<Resource<{ items: OwnCompany[] }>, { status: 'loading' }> }

function Companies({ title, userId, known }: CompaniesProps) {
  const regions = useSelector(useAppActor('regions'), (state) => state?.context.regions ?? NO_REGIONS)
  const companies = known.status === 'ready' ? known.data.items : NO_COMPANIES
  const [adding, setAdding] = useState<Adding | null>(null)
  const [done, setDone] = useState<string | null>(null)
  const own = administered(companies, regions, userId)
  const idle = companiesWithoutRegion(companies)
  const mayAdd = own.length > 0 || regions.length === 0
  const barrier = (isAllowed: boolean) => (isAllowed ? {} : { disabledReason: ADMIN_ONLY })
  return (
    <>
      <PersonalTitle
        count={regions.length > 0 && counted(regions.length, words.region)}
        aside={
          <TitleActions>
            <Button variant="line" {...barrier(mayAdd)} onClick={() => setAdding({ what: 'company' })}>
              Добавить компанию
            </Button>
            <Button variant="main" {...barrier(own.length > 0)} onClick={() => setAdding({ what: 'region', companyId: null })}>
              Добавить регион
            </Button>
          </TitleActions>
        }
      >
        {title}
      </PersonalTitle>
      <div className={styles.parts}>
        {done !== null && (
          <Note tone="ok" role="status" className={styles.done}>
            <span>{done}</span>
            <TextLinkButton onClick={() => setDone(null)}>Понятно</TextLinkButton>
          </Note>
        )}
        {known.status === 'failed' && !isUnknownCall(known.error) && (
          <Note tone="warn" role="status">
            ИНН и&nbsp;число коллег не&nbsp;загрузились. {failureText(known.error)}{' '}
            <TextLinkButton onClick={known.reload}>Повторить</TextLinkButton>
          </Note>
        )}
        {idle.length > 0 && <Idle companies={idle} onChoose={(companyId) => setAdding({ what: 'region', companyId })} />}
        <Regions regions={regions} companies={companies} userId={userId} reload={known.reload} onDone={setDone} />
        {regions.length === 0 && idle.length === 0 && known.status === 'ready' && (
          <StateView drawing={listDrawing} title="Компаний пока нет">
            Добавьте свою компанию или попросите приглашение у&nbsp;её администратора.
          </StateView>
        )}
      </div>
      {adding?.what === 'company' && (
        <AddCompany
          userId={userId}
          onClose={() => setAdding(null)}
          onDone={(companyId) => {
            setDone('Компания добавлена. Выберите город, со\u00a0склада которого она будет покупать.')
            setAdding(companyId === null ? null : { what: 'region', companyId })
          }}
        />
      )}
      {adding?.what === 'region' && (
        <AddRegion
          key={adding.companyId}
          userId={userId}
          companies={own}
          regions={regions}
          companyId={adding.companyId}
          onClose={() => setAdding(null)}
          onDone={(city) => {
            setDone(`Регион ${city} добавлен: мы\u00a0проверим его и\u00a0напишем вам.`)
            setAdding(null)
          }}
        />
      )}
    </>
  )
}

/** The companies that the user may add regions to; of a server that does not say so, those of the regions that are administered. [ROLE-003] */
function administered(
  companies: readonly OwnCompany[],
  regions: readonly CompanyRegion[],
  userId: number,
): { id: number; company_name: string }[] {
  const listed = companies.filter(({ is_admin }) => is_admin)
  if (companies.length > 0) return listed
  const byId = new Map(regions.filter((region) => isRegionAdmin(region, userId)).map((region) => [region.company_id, region.company_name]))
  return [...byId].map(([id, company_name]) => ({ id, company_name }))
}

const GROUPS: Readonly<Record<RegionState, { title: string; why: string | null }>> = {
  active: { title: 'Действуют', why: null },
  moderated: {
    title: 'На модерации',
    why: 'Корзину собрать можно, заказать пока нельзя: персональные цены откроются, когда мы\u00a0проверим регион.',
  },
  blocked: { title: 'Заблокированы', why: 'Покупать для них нельзя: напишите менеджеру, он\u00a0снимет блокировку.' },
}

type RegionsProps = {
  regions: readonly CompanyRegion[]
  companies: readonly OwnCompany[]
  userId: number
  reload: () => void
  onDone: (text: string) => void
}

function Regions({ regions, companies, userId, reload, onDone }: RegionsProps) {
  const go = useGo()
  const params = new URLSearchParams(useSearch())
  const opened = Number(params.get('region'))
  const kept = params.get('find') ?? ''
  const change = (region: number, find: string) => go(addressOf(region, find), { replace: true, isScrollKept: true })
  const [typed, setTyped] = useKeptWords(kept, (text) => change(opened, text))
  const activeId = useRegionId()
  const favorite = useFavorite(userId, regions)
  const groups = regionGroups(regions, companies, typed)
  return (
    <>
      {regions.length > MANY && (
        <search className={styles.search}>
          <SearchInput label="Найти регион" placeholder="Город, компания, ИНН или КПП" size="s" value={typed} onChange={setTyped} />
        </search>
      )}
      {groups.length === 0 && regions.length > 0 && (
        <StateView
          drawing={listDrawing}
          title={`Региона по словам «${typed.trim()}» нет`}
          actions={
            <Button variant="fill" onClick={() => setTyped('')}>
              Показать все регионы
            </Button>
          }
        />
      )}
      {groups.map(({ state, rows }) => (
        <Panel
          key={state}
          title={GROUPS[state].title}
          aside={<span className={styles.note}>{rows.length}</span>}
          isFlush
          className={styles.group}
        >
          {GROUPS[state].why !== null && <p className={styles.why}>{GROUPS[state].why}</p>}
          <ul className={styles.list}>
            {rows.map((row) => (
              <RegionRow
                key={row.region.id}
                of={row}
                userId={userId}
                isActive={row.region.id === activeId}
                isOpen={row.region.id === opened}
                onToggle={() => change(row.region.id === opened ? 0 : row.region.id, typed)}
                favorite={favorite}
                reload={reload}
                onDone={onDone}
              />
            ))}
          </ul>
        </Panel>
      ))}
    </>
  )
}

/** The address of the page; what is usual is left out. */
function addressOf(region: number, find: string): string {
  const params = new URLSearchParams({ ...(region > 0 && { region: String(region) }), ...(find !== '' && { find }) })
  return params.size > 0 ? `/personal/companies?${params.toString()}` : '/personal/companies'
}

/** Companies whose store city was not chosen: nothing can be bought for them yet. */
const Idle = ({ companies, onChoose }: { companies: readonly OwnCompany[]; onChoose: (id: number) => void }) => (
  <Panel title="Город не выбран" isFlush>
    <p className={styles.why}>Для этих компаний ещё нельзя покупать: выберите город, со&nbsp;склада которого они будут это делать.</p>
    <ul className={styles.list}>
      {companies.map(({ id, company_name, inn, kpp }) => (
        <li key={id} className={styles.idle}>
          <div>
            <b>{company_name}</b>
            <p className={styles.note}>{taxNumbers({ inn, kpp })}</p>
          </div>
          <Button variant="line" size="s" onClick={() => onChoose(id)}>
            Выбрать город<span className="vh"> для {company_name}</span>
          </Button>
        </li>
      ))}
    </ul>
  </Panel>
)
