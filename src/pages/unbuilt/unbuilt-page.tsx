import type { PageProps } from '../../shop/page-props'
import { useHead } from '../../shop/head'
import { useArrived } from '../../hooks/screen/use-navigation'
import { PersonalTitle } from '../../layouts/personal/personal-title'
import { ButtonLink } from '../../ui/controls/button'
import { listDrawing } from '../../ui/feedback/drawings/list'
import { StateView } from '../../ui/feedback/state-view'

/** Where to go while a section is being built: the page that does most of the same. */
const meanwhile: readonly { prefix: string; label: string; advice: string; href: string }[] = [
  { prefix: '/personal', label: 'К заказам', advice: 'Пока загляните в\u00a0заказы.', href: '/personal/orders' },
  { prefix: '/auth', label: 'Ко входу', advice: 'Пока можно войти, если вы уже зарегистрированы.', href: '/auth/login' },
  { prefix: '/', label: 'В каталог', advice: 'Пока загляните в\u00a0каталог.', href: '/catalog' },
]

/** A section that is not there yet says so in one sentence. */
export default function UnbuiltPage({ route }: PageProps) {
  useHead({ title: route.title, isIndexed: false })
  useArrived(true)
  const way = meanwhile.find(({ prefix }) => route.path.startsWith(prefix))! // '/' is a prefix of every path
  return (
    <>
      {route.layout === 'personal' ? <PersonalTitle>{route.title}</PersonalTitle> : <h1>{route.title}</h1>}
      <StateView
        drawing={listDrawing}
        title="Этот раздел ещё строится"
        actions={
          <ButtonLink href={way.href} variant="line">
            {way.label}
          </ButtonLink>
        }
      >
        {way.advice}
      </StateView>
    </>
  )
}
