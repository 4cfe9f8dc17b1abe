import { useDeferredValue, useMemo, useState } from 'react'
import { ApiError } from '../../../../model/api-error'
import type { CompanyRegion } from '../../../../model/company/region'
import type { DocumentCodes } from '../../../../model/document/document-codes'
import { CODE } from '../../../../model/labelling/code-words'
import { compareCodes } from '../../../../model/labelling/compare'
import { counted } from '../../../../model/text/plural'
import { useConfig } from '../../../hooks/data/use-config'
import { useResource } from '../../../hooks/data/use-resource'
import { useArrived } from '../../../hooks/screen/use-navigation'
import { PersonalTitle } from '../../../layouts/personal/personal-title'
import { ResourceView } from '../../../layouts/resource-view'
import { Button, ButtonLink } from '../../../ui/controls/button'
import { Field } from '../../../ui/controls/field'
import { TextArea } from '../../../ui/controls/text-area'
import { listDrawing } from '../../../ui/feedback/drawings/list'
import { StateView } from '../../../ui/feedback/state-view'
import { Crumbs } from '../../../ui/navigation/crumbs'
import { Panel } from '../../../ui/surfaces/panel'
import { ErrorPage } from '../../errors/error-page'
import styles from '../labelling.module.scss'
import { CheckResult } from './check-result'
import { keepScanned, readScanned } from './labelling-draft'
import { ReportFiles } from './report-files'

type CodeCheckProps = { id: number; title: string; region: CompanyRegion | null }

/** The codes of a document, compared with what is scanned or pasted. [DEC-076] */
export function CodeCheck({ id, title, region }: CodeCheckProps) {
  const codes = useResource('documents.codes', { params: { id } })
  useArrived(codes.status !== 'loading')
  if (codes.status === 'failed' && codes.error.status === 404) return <ErrorPage error={new ApiError(404, '')} />
  return (
    <>
      <Crumbs above={[{ href: '/personal/trustmark', label: title }]} current={codes.status === 'ready' ? codes.data.number : 'Сверка'} />
      <PersonalTitle>{codes.status === 'ready' ? `Сверка кодов ${codes.data.number}` : 'Сверка кодов'}</PersonalTitle>
      <ResourceView
        of={codes}
        waiting="Загружаем коды документа"
        failed="Коды документа не загрузились"
        height={480}
        className={styles.place}
      >
        {(document) =>
          document.lines.length === 0 ? (
            <NothingLabelled id={id} />
          ) : (
            <Check id={id} document={document} buyer={region?.company_name ?? ''} />
          )
        }
      </ResourceView>
    </>
  )
}

const NothingLabelled = ({ id }: { id: number }) => (
  <StateView
    drawing={listDrawing}
    title="Сверять нечего"
    actions={
      <ButtonLink href={`/personal/documents?document=${id}`} variant="line">
        Открыть документ
      </ButtonLink>
    }
  >
    В&nbsp;этом документе нет товаров, о&nbsp;кодах которых нужно сообщать.
  </StateView>
)

function Check({ id, document, buyer }: { id: number; document: DocumentCodes; buyer: string }) {
  const [text, setText] = useState(() => readScanned(id))
  const shopName = useConfig()?.shop_name ?? ''
  const settled = useDeferredValue(text)
  const comparison = useMemo(() => compareCodes(document.lines, settled), [document, settled])
  const change = (next: string) => {
    setText(next)
    keepScanned(id, next)
  }
  return (
    <div className={styles.check}>
      <Panel title="Коды с&nbsp;упаковок" className={styles.scan}>
        <Field
          label="Отсканируйте или вставьте"
          hint="По&nbsp;коду в&nbsp;строке: настройте сканер на&nbsp;Enter после кода. Коды останутся здесь, если обновить страницу."
        >
          <TextArea
            value={text}
            rows={8}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            className={styles.codes}
            onChange={(event) => change(event.target.value)}
          />
        </Field>
        <div className={styles.actions}>
          <span>{comparison.scanned === 0 ? 'Кодов пока нет' : `Отсканировано: ${counted(comparison.scanned, CODE)}`}</span>
          <Button variant="line" size="s" disabledReason={text === '' ? 'Кодов ещё нет' : undefined} onClick={() => change('')}>
            Очистить
          </Button>
        </div>
      </Panel>
      <CheckResult comparison={comparison} />
      <div className={styles.after}>
        <ReportFiles comparison={comparison} head={{ shop: shopName, buyer, number: document.number }} />
        <ButtonLink href={`/personal/documents?document=${id}`} variant="line" size="s">
          Подписать или отказаться
        </ButtonLink>
      </div>
    </div>
  )
}
