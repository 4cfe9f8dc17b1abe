import { useState } from 'react'
import { failureText, isUnknownCall } from '../../../../model/api-error'
import { Secret } from '../../../../model/identity/secret'
import { PRICE_LIST_FORMS } from '../../../../model/price-list/by-link/offer'
import { formatDate, formatDayTime } from '../../../../model/text/date'
import { ActionDialog } from '../../../form/action/action-dialog'
import { useSubmission } from '../../../form/action/use-submission'
import { useResource } from '../../../hooks/data/use-resource'
import { Button } from '../../../ui/controls/button'
import { TextLinkButton } from '../../../ui/controls/text-link-button'
import { Note } from '../../../ui/surfaces/note'
import { Panel } from '../../../ui/surfaces/panel'
import styles from './api-keys.module.scss'
import { makePriceLinkForm, removePriceLinkForm } from './key-forms'
import { ShownOnceDialog } from './shown-once-dialog'

const [FIRST_FORM] = PRICE_LIST_FORMS
const buyerZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The price list of the region by a link that opens nothing else. [DEC-077] */
export function PriceLinkPanel({ regionId }: { regionId: number }) {
  const known = useResource('apiKeys.priceLink', { params: { id: regionId } })
  const [made, setMade] = useState<Secret | 'lost' | null>(null)
  if (known.status === 'failed' && isUnknownCall(known.error)) return null
  return (
    <Panel title="Прайс-лист по&nbsp;ссылке">
      <div className={styles.form}>
        <p className={styles.note}>
          Цены и&nbsp;остатки этого региона файлом, без входа и&nbsp;программирования: Excel, CSV, YML или CommerceML. Кто знает ссылку, тот
          видит ваши цены, но&nbsp;заказать по&nbsp;ней не&nbsp;может.
        </p>
        {known.status === 'failed' && (
          <p role="status">
            Ссылка не&nbsp;загрузилась. {failureText(known.error)} <TextLinkButton onClick={known.reload}>Повторить</TextLinkButton>
          </p>
        )}
        {known.status === 'ready' && (
          <PriceListLink key={known.data.link?.made_at} regionId={regionId} link={known.data.link} onMade={setMade} />
        )}
        {made === 'lost' && (
          <Note tone="warn" role="status">
            Ссылка создана, но&nbsp;ответ не&nbsp;дошёл, и&nbsp;показать её&nbsp;нельзя. Замените её, чтобы получить новую.
          </Note>
        )}
      </div>
      {made instanceof Secret && (
        <ShownOnceDialog title="Ссылка на&nbsp;прайс-лист" label="Ссылка" secret={made} onClose={() => setMade(null)}>
          <p className={styles.note}>
            Это книга Excel. Для другого вида замените окончание .{FIRST_FORM} на&nbsp;.{PRICE_LIST_FORMS.slice(1).join(', .')}.
          </p>
        </ShownOnceDialog>
      )}
    </Panel>
  )
}

type Link = { made_at: string; made_by: string; last_used_at: string | null }

/** When and by whom the link was made, and when it was used. */
function linkWords({ made_at, made_by, last_used_at }: Link): string {
  const by = made_by === '' ? '' : `, ${made_by}`
  const used =
    last_used_at === null ? 'по\u00a0ней ещё не\u00a0скачивали' : `последний раз скачали ${formatDayTime(last_used_at, buyerZone)}`
  return `Ссылка создана ${formatDate(made_at, buyerZone)}${by}; ${used}.`
}

type LinkProps = { regionId: number; link: Link | null; onMade: (made: Secret | 'lost') => void }

function PriceListLink({ regionId, link, onMade }: LinkProps) {
  const [isRemoving, setRemoving] = useState(false)
  const [isReplacing, setReplacing] = useState(false)
  return (
    <>
      {link && <p>{linkWords(link)}</p>}
      {link === null ? (
        <MakeLink regionId={regionId} before={null} onMade={onMade} words="Создать ссылку" />
      ) : (
        <div className={styles.actions}>
          <Button variant="line" size="s" onClick={() => setReplacing(true)}>
            Заменить ссылку
          </Button>
          <Button variant="plain" size="s" onClick={() => setRemoving(true)}>
            Отключить ссылку
          </Button>
        </div>
      )}
      {isReplacing && link && (
        <>
          <Note tone="warn">
            Прежняя ссылка перестанет открываться сразу: новую нужно вписать во&nbsp;все программы, которые её&nbsp;используют.
          </Note>
          <MakeLink regionId={regionId} before={link.made_at} onMade={onMade} words="Создать новую ссылку" />
        </>
      )}
      {isRemoving && (
        <ActionDialog
          of={removePriceLinkForm(regionId)}
          title="Отключить ссылку на&nbsp;прайс-лист?"
          action="Отключить"
          acting="Отключаем…"
          onDone={() => {}}
          onClose={() => setRemoving(false)}
        >
          <p>Файл по&nbsp;ней больше не&nbsp;откроется. Позже можно создать другую ссылку.</p>
        </ActionDialog>
      )}
    </>
  )
}

type MakeLinkProps = { regionId: number; before: string | null; words: string; onMade: LinkProps['onMade'] }

function MakeLink({ regionId, before, words, onMade }: MakeLinkProps) {
  const [taken, setTaken] = useState<Secret | null>(null)
  const [definition] = useState(() =>
    makePriceLinkForm(regionId, before, (secret) => setTaken(new Secret(`${location.origin}/price-lists/${secret}.${FIRST_FORM}`))),
  )
  const form = useSubmission(definition, () => onMade(taken ?? 'lost'))
  const { refusal } = form.state.context
  return (
    <>
      {refusal !== null && (
        <Note tone={form.state.hasTag('doubtful') ? 'warn' : 'bad'} role="alert">
          {refusal}
        </Note>
      )}
      <p className={styles.actions}>
        <Button variant="line" busy={form.state.hasTag('busy')} onClick={() => form.submit()}>
          {words}
        </Button>
      </p>
    </>
  )
}
