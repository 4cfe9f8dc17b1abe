import Scale from 'lucide-react/icons/scale'
import { failureText } from '../../../../model/api-error'
import { type CompanyRegion, isRegionAdmin } from '../../../../model/company/region'
import { isNarrowed, registerBody, type RegisterFilter, WHOLE_REGISTER } from '../../../../model/document/register-filter'
import { registerFilterWords } from '../../../../model/document/register-sheet'
import { DOCUMENTS_PER_PAGE } from '../../../../model/limits'
import { SITE_NAME } from '../../../../model/routing/routes'
import { counted } from '../../../../model/text/plural'
import { words } from '../../../../model/text/words'
import { useConfig } from '../../../hooks/data/use-config'
import { useKept } from '../../../hooks/data/use-kept'
import { useResource } from '../../../hooks/data/use-resource'
import { useKeptWords } from '../../../hooks/screen/use-kept-words'
import { useArrived, useGo } from '../../../hooks/screen/use-navigation'
import { PersonalTitle } from '../../../layouts/personal/personal-title'
import { useAppState } from '../../../shop/app-context'
import { Button, ButtonLink } from '../../../ui/controls/button'
import { SearchInput } from '../../../ui/controls/search-input'
import { BusyRegion } from '../../../ui/feedback/busy-region'
import { FailedView } from '../../../ui/feedback/failed-view'
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows'
import { listDrawing } from '../../../ui/feedback/drawings/list'
import { StateView } from '../../../ui/feedback/state-view'
import { Pager } from '../../../ui/navigation/pager'
import { Note } from '../../../ui/surfaces/note'
import { Panel } from '../../../ui/surfaces/panel'
import { registerAddress, settlementsAddress } from '../documents-address'
import { RegisterFile } from './register-file'
import { RegisterFilters } from './register-filters'
import { RegisterTable } from './register-table'
import styles from './register.module.scss'
import { ToSign } from './to-sign'

type RegisterProps = { region: CompanyRegion | null; shown: { filter: RegisterFilter; page: number } }

/** All documents of a region, newest first, with what is to be signed before them. [ENT-019, DEC-072] */
export function Register({ region, shown: { filter, page } }: RegisterProps) {
  const go = useGo()
  const shop = useConfig()?.shop_name ?? SITE_NAME
  const userId = useAppState((app) => app.context.user?.id ?? null)
  const isAdmin = region !== null && userId !== null && isRegionAdmin(region, userId)
  const narrow = (next: RegisterFilter) => go(registerAddress(next), { replace: true, isScrollKept: true })
  const [typed, setTyped] = useKeptWords(filter.words, (text) => narrow({ ...filter, words: text }))
  const params = region && { id: region.id }
  const documents = useResource(
    'regions.documents',
    params && { params, body: { ...registerBody(filter), page, limit: DOCUMENTS_PER_PAGE } },
  )
  const list = useKept(documents)
  useArrived(documents.status !== 'loading')
  const isFiltered = isNarrowed(filter)
  const isEmpty = list?.total === 0 && !isFiltered
  const pages = list ? Math.max(1, Math.ceil(list.total / DOCUMENTS_PER_PAGE)) : 1
  return (
    <>
      <PersonalTitle
        count={list && counted(list.total, words.document)}
        aside={
          !isEmpty && (
            <search className={styles.search}>
              <SearchInput
                label="Найти документ по номеру или заказу"
                placeholder="Номер или заказ"
                size="s"
                value={typed}
                onChange={setTyped}
              />
            </search>
          )
        }
      >
        Документы
      </PersonalTitle>
      {region && <ToSign regionId={region.id} />}
      <div className={styles.tools}>
        <RegisterFilters filter={filter} onChange={narrow} />
        <div className={styles.actions}>
          {isAdmin && (
            <ButtonLink variant="line" size="s" icon={Scale} href={settlementsAddress()}>
              Акт сверки
            </ButtonLink>
          )}
          {region && list && (
            <RegisterFile
              // Another region or filter is another file.
              key={JSON.stringify([region.id, filter])}
              regionId={region.id}
              filter={filter}
              head={{ shop, buyer: `${region.company_name}, ${region.store_city_name}`, filter: registerFilterWords(filter) }}
              count={list.total}
            />
          )}
        </div>
      </div>
      <span role="status" className="vh">
        {documents.status === 'ready' && isFiltered && `Найдено: ${counted(documents.data.total, words.document)}`}
      </span>
      {documents.status === 'ready' && isFiltered && !documents.data.isFiltered && (
        <Note className={styles.note}>Отбирать документы сервер пока не&nbsp;умеет: ниже все документы.</Note>
      )}
      <BusyRegion isBusy={documents.status === 'loading'} label="Загружаем документы">
        {documents.status === 'failed' ? (
          <FailedView title="Документы не загрузились" onRetry={documents.reload}>
            {failureText(documents.error)}
          </FailedView>
        ) : !list ? (
          <div className={styles.skeleton}>
            <SkeletonRows count={10} height={52} />
          </div>
        ) : isEmpty ? (
          <StateView
            drawing={listDrawing}
            title="Документов пока нет"
            actions={
              <ButtonLink variant="main" href="/personal/orders">
                К&nbsp;заказам
              </ButtonLink>
            }
          >
            {isAdmin
              ? 'Счета и\u00a0УПД появятся здесь вместе с\u00a0первыми заказами.'
              : 'Здесь видны документы ваших заказов, остальные видит администратор региона.'}
          </StateView>
        ) : list.items.length === 0 ? (
          <StateView
            drawing={listDrawing}
            title="Таких документов нет"
            actions={
              <Button
                variant="line"
                onClick={() => {
                  setTyped('')
                  narrow(WHOLE_REGISTER)
                }}
              >
                Показать все документы
              </Button>
            }
          >
            Измените отбор или период.
          </StateView>
        ) : (
          <Panel label="Документы региона" isFlush className={styles.panel}>
            <RegisterTable documents={list.items} hasBalance={isAdmin && list.items.some(({ balance }) => balance !== undefined)} />
          </Panel>
        )}
        <Pager page={page} pageCount={pages} hrefOf={(to) => registerAddress(filter, to)} className={styles.pager} />
      </BusyRegion>
    </>
  )
}
