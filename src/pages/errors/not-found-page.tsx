import { useHead } from '../../shop/head'
import { useArrived } from '../../hooks/screen/use-navigation'
import { DefaultLayout } from '../../layouts/default-layout'
import { ButtonLink } from '../../ui/controls/button'
import { dropDrawing } from '../../ui/feedback/drawings/drop'
import { StateView } from '../../ui/feedback/state-view'

/** An unknown or malformed address: the spec's English heading, and in Russian what to do. [ROUTE-061, DEC-063] */
export function NotFoundPage() {
  useHead({ title: 'This page could not be found', isIndexed: false })
  useArrived(true)
  return (
    <DefaultLayout>
      <StateView
        drawing={dropDrawing}
        title={<span lang="en">This page could not be found</span>}
        headingLevel={1}
        actions={
          <>
            <ButtonLink href="/" variant="main">
              Главная страница
            </ButtonLink>
            <ButtonLink href="/catalog" variant="line">
              Каталог
            </ButtonLink>
          </>
        }
      >
        404. Такой страницы нет: проверьте адрес или найдите товар по&nbsp;артикулу.
      </StateView>
    </DefaultLayout>
  )
}
