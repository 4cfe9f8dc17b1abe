import DatabaseZap from 'lucide-react/icons/database-zap'
import { useDemo } from '../../demo/demo-context'
import { Bar } from './bar'

/** The demo runs, but the browser keeps nothing of it. */
export function DemoBar() {
  const demo = useDemo()
  if (!demo || demo.isKept) return null
  return (
    <Bar tone="warn" icon={DatabaseZap} label="Демо не сохраняется" isLive>
      Браузер не&nbsp;хранит данные этого сайта: после перезагрузки страницы демо начнётся заново.
    </Bar>
  )
}
