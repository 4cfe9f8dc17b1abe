import KeyRound from 'lucide-react/icons/key-round'
import { useState } from 'react'
import { failureText, isUnknownCall } from '../../../../model/api-error'
import type { ApiKey } from '../../../../model/api-key/api-key'
import { type CompanyRegion, regionState } from '../../../../model/company/region'
import type { Secret } from '../../../../model/identity/secret'
import { useResource } from '../../../hooks/data/use-resource'
import { useArrived } from '../../../hooks/screen/use-navigation'
import { PersonalTitle, TitleActions } from '../../../layouts/personal/personal-title'
import { serverNow } from '../../../platform/clock/server-clock'
import { Button } from '../../../ui/controls/button'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Delayed } from '../../../ui/feedback/delayed'
import { listDrawing } from '../../../ui/feedback/drawings/list'
import { lockDrawing } from '../../../ui/feedback/drawings/lock'
import { FailedView } from '../../../ui/feedback/failed-view'
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows'
import { StateView } from '../../../ui/feedback/state-view'
import { Note } from '../../../ui/surfaces/note'
import { Panel } from '../../../ui/surfaces/panel'
import styles from './api-keys.module.scss'
import { KeyRow } from './key-row'
import { NewKeyDialog } from './new-key-dialog'
import { PriceLinkPanel } from './price-link-panel'
import { RotateDialog } from './rotate-dialog'
import { ShownOnceDialog } from './shown-once-dialog'

/** What is over the page: a form, or a secret that is shown once. `secret` null: it was lost on its way. */
type Over = { what: 'new' } | { what: 'rotation'; key: ApiKey } | { what: 'secret'; name: string; secret: Secret }

/** The keys of a region and its price list by link, for its administrators; it comes with what they alone need. [ROUTE-055, DEC-077] */
export default function RegionKeys({ title, region }: { title: string; region: CompanyRegion }) {
  const keys = useResource('apiKeys.list', { params: { id: region.id } })
  const [now] = useState(serverNow)
  const [over, setOver] = useState<Over | null>(null)
  const [done, setDone] = useState<{ tone: 'ok' | 'warn'; text: string } | null>(null)
  useArrived(keys.status !== 'loading')
  const isUnknown = keys.status === 'failed' && isUnknownCall(keys.error)
  const close = () => setOver(null)
  const show = (name: string, secret: Secret | null) => {
    setOver(secret && { what: 'secret', name, secret })
    setDone(
      secret === null
        ? {
            tone: 'warn',
            text: `Ключ «${name}» есть в\u00a0списке, но\u00a0ответ не\u00a0дошёл, и\u00a0показать ключ нельзя. Замените его, чтобы получить новый.`,
          }
        : null,
    )
  }
  const add = (
    <Button
      variant="main"
      icon={KeyRound}
      {...(keys.status !== 'ready' && { disabledReason: 'Ключи ещё не\u00a0загрузились.' })}
      onClick={() => setOver({ what: 'new' })}
    >
      Создать ключ
    </Button>
  )
  return (
    <>
      <PersonalTitle aside={!isUnknown && keys.status === 'ready' && keys.data.items.length > 0 && <TitleActions>{add}</TitleActions>}>
        {title}
      </PersonalTitle>
      <div className={styles.parts}>
        <p className={styles.lead}>
          Регион {region.store_city_name}, {region.company_name}. Номер региона для запросов: <b>{region.id}</b>. Как подключить программу,
          написано в&nbsp;<a href="/info/api">описании API</a>.
        </p>
        {regionState(region) === 'moderated' && (
          <Note>Регион на&nbsp;модерации: ключ можно создать заранее, персональные цены и&nbsp;заказы откроются после проверки.</Note>
        )}
        {__FAKE_SERVER__ && (
          <Note>
            Это демонстрация: сервер живёт в&nbsp;самой странице, поэтому снаружи ключи и&nbsp;ссылки не&nbsp;работают. С&nbsp;программы
            к&nbsp;ним обращаются, когда магазин запущен командой npm&nbsp;run&nbsp;api.
          </Note>
        )}
        {done !== null && (
          <Note tone={done.tone} role="status">
            <span>{done.text}</span> <TextLinkButton onClick={() => setDone(null)}>Понятно</TextLinkButton>
          </Note>
        )}
        {keys.status === 'loading' && (
          <Delayed>
            <SkeletonRows count={3} height={96} />
          </Delayed>
        )}
        {isUnknown && (
          <StateView drawing={lockDrawing} title="Здесь ключи не&nbsp;выдаются">
            Попросите ключ у&nbsp;своего менеджера: его телефон есть в&nbsp;кабинете.
          </StateView>
        )}
        {keys.status === 'failed' && !isUnknown && (
          <FailedView title="Ключи не загрузились" onRetry={keys.reload}>
            {failureText(keys.error)}
          </FailedView>
        )}
        {keys.status === 'ready' &&
          (keys.data.items.length === 0 ? (
            <StateView drawing={listDrawing} title="Ключей пока нет" actions={add}>
              Создайте ключ для каждой программы отдельно: тогда любой можно отозвать, не&nbsp;останавливая остальные.
            </StateView>
          ) : (
            <Panel title="Ключи" isFlush>
              <ul className={styles.keys}>
                {keys.data.items.map((key) => (
                  <KeyRow
                    key={key.id}
                    regionId={region.id}
                    of={key}
                    now={now}
                    onRotate={() => setOver({ what: 'rotation', key })}
                    onDone={(text) => setDone({ tone: 'ok', text })}
                  />
                ))}
              </ul>
            </Panel>
          ))}
        {!isUnknown && <PriceLinkPanel regionId={region.id} />}
      </div>
      {over?.what === 'new' && (
        <NewKeyDialog regionId={region.id} keys={keys.status === 'ready' ? keys.data.items : []} onDone={show} onClose={close} />
      )}
      {over?.what === 'rotation' && <RotateDialog regionId={region.id} of={over.key} onDone={show} onClose={close} />}
      {over?.what === 'secret' && (
        <ShownOnceDialog title={`Ключ «${over.name}» готов`} label="Ключ" secret={over.secret} onClose={close}>
          <p className={styles.note}>
            Вставьте его в&nbsp;настройки программы. Не&nbsp;пересылайте в&nbsp;переписке: по&nbsp;нему можно заказывать от&nbsp;имени
            компании.
          </p>
        </ShownOnceDialog>
      )}
    </>
  )
}
