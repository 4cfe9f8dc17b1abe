import ScanBarcode from 'lucide-react/icons/scan-barcode'
import { Link } from 'wouter'
import type { CompanyRegion } from '../../../model/company/region'
import type { UpdDocument } from '../../../model/document/document'
import { deadlineText, stateName } from '../../../model/document/document-words'
import { formatDate } from '../../../model/text/date'
import { counted } from '../../../model/text/plural'
import { words } from '../../../model/text/words'
import { useResource } from '../../hooks/data/use-resource'
import { useArrived, useGo } from '../../hooks/screen/use-navigation'
import { PersonalTitle } from '../../layouts/personal/personal-title'
import { ResourceView } from '../../layouts/resource-view'
import { ButtonLink } from '../../ui/controls/button'
import { Field } from '../../ui/controls/field'
import { Select } from '../../ui/controls/select'
import { Icon } from '../../ui/icon'
import { Panel } from '../../ui/surfaces/panel'
import { OwnText } from '../../ui/text/own-text'
import { checkAddress } from './labelling-address'
import styles from './labelling.module.scss'
import { RulesPanel } from './rules-panel'

/** So many documents can be chosen; older ones are reached from the register. */
const CHOICE = 100
const KINDS: ('upd' | 'upd_dop')[] = ['upd', 'upd_dop']

/** What is to be reported, any other document, and the rules. */
export function LabellingOverview({ title, region }: { title: string; region: CompanyRegion | null }) {
  const of = region && { params: { id: region.id } }
  const waiting = useResource('regions.documents', of && { ...of, body: { kinds: KINDS, labelling: ['waiting', 'partly'] } })
  const all = useResource('regions.documents', of && { ...of, body: { kinds: KINDS, limit: CHOICE } })
  useArrived(waiting.status !== 'loading')
  return (
    <>
      <PersonalTitle>{title}</PersonalTitle>
      <ResourceView of={waiting} waiting="Загружаем документы" failed="Документы не загрузились" height={180} className={styles.place}>
        {({ items }) => <ToReport documents={items} />}
      </ResourceView>
      {all.status === 'ready' && all.data.items.length > 0 && <AnyDocument documents={all.data.items} />}
      <RulesPanel />
    </>
  )
}

function ToReport({ documents }: { documents: readonly UpdDocument[] }) {
  return (
    <Panel
      title="Нужно сообщить о&nbsp;кодах"
      aside={documents.length > 0 && counted(documents.length, words.document)}
      isFlush
      className={styles.panel}
    >
      {documents.length === 0 ? (
        <p className={styles.empty}>Сейчас ничего: по&nbsp;всем УПД региона коды приняты.</p>
      ) : (
        <ul className={styles.documents}>
          {documents.map((document) => (
            <li key={document.id}>
              <Icon of={ScanBarcode} />
              <span className={styles.what}>
                <b>{document.number}</b>
                <span>
                  от&nbsp;{formatDate(document.created_at)},{' '}
                  {stateName('labelling', document.labelling ?? 'waiting').toLocaleLowerCase('ru')}
                  <OwnText>{deadlineText(document) !== '' && `, ${deadlineText(document)}`}</OwnText>
                </span>
              </span>
              <ButtonLink href={checkAddress(document.id)} variant="line" size="s">
                Сверить коды<span className="vh"> {document.number}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function AnyDocument({ documents }: { documents: readonly UpdDocument[] }) {
  const go = useGo()
  return (
    <Panel title="Сверить другой документ" className={styles.panel}>
      <Field
        label="УПД"
        hint="Сверка ничего не&nbsp;подписывает: её можно повторить и&nbsp;для принятого документа."
        className={styles.choice}
      >
        <Select value="" onChange={(event) => event.target.value !== '' && go(checkAddress(Number(event.target.value)))}>
          <option value="">Выберите документ</option>
          {documents.map(({ id, number, created_at: at }) => (
            <option key={id} value={id}>
              {number} от {formatDate(at)}
            </option>
          ))}
        </Select>
      </Field>
      <p className={styles.more}>
        <OwnText>{documents.length === CHOICE && `Показаны последние ${CHOICE}. `}</OwnText>
        Отгрузки без кодов и&nbsp;другие бумаги&nbsp;– в&nbsp;разделе <Link href="/personal/documents">«Документы»</Link>.
      </p>
    </Panel>
  )
}
