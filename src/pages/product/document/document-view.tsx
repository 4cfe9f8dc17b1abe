import Download from 'lucide-react/icons/download'
import { Link } from 'wouter'
import { failureText } from '../../../../model/api-error'
import type { ProductDocument } from '../../../../model/conversation/product-document'
import { useResource } from '../../../hooks/data/use-resource'
import { useArrived } from '../../../hooks/screen/use-navigation'
import { download } from '../../../platform/files/download'
import { useHead } from '../../../shop/head'
import { Button, ButtonLink } from '../../../ui/controls/button'
import { FailedView } from '../../../ui/feedback/failed-view'
import { TextPage } from '../../../ui/text/text-page'
import { ErrorPage } from '../../errors/error-page'
import { ProductSkeleton } from '../product-skeleton'
import { documentFile } from './document-file'

/** A document of a product as a page to be read, printed and saved as a file; why it did not come, where it did not. */
export default function DocumentView({ id, kind }: { id: number; kind: string }) {
  const document = useResource('productDocuments.get', { params: { id, kind } })
  const isReady = document.status === 'ready'
  useHead({ title: isReady ? `${document.data.title}: ${document.data.product_name}` : 'Документ товара', isIndexed: false })
  useArrived(document.status !== 'loading')
  if (document.status === 'loading') return <ProductSkeleton />
  if (isReady) return <Sheet id={id} document={document.data} />
  const { error, reload } = document
  if (error.status === 404 || error.status === 422) return <ErrorPage error={error} />
  return (
    <FailedView headingLevel={1} title="Документ не загрузился" onRetry={reload}>
      {failureText(error)} <Link href={`/product/${id}`}>Вернуться к&nbsp;товару</Link>
    </FailedView>
  )
}

function Sheet({ id, document: { title, product_name: name, article, issued_at: at, body } }: { id: number; document: ProductDocument }) {
  const save = () => {
    const file = documentFile({ title, subject: `${name}, ${article}`, blocks: body })
    download(new Blob([file], { type: 'text/html' }), `${title} ${article}.html`)
  }
  return (
    <TextPage
      title={title}
      blocks={body}
      date={{ label: 'Дата', at }}
      lead={
        <>
          <Link href={`/product/${id}`}>{name}</Link>, {article}
        </>
      }
      actions={
        <Button size="s" icon={Download} onClick={save}>
          Скачать
        </Button>
      }
    >
      <ButtonLink href={`/product/${id}`} variant="line">
        К&nbsp;товару
      </ButtonLink>
    </TextPage>
  )
}
