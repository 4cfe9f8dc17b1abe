import type { SelectionWay } from '../../../../model/vehicle/selection'
import { Button } from '../../../ui/controls/button'
import { listDrawing } from '../../../ui/feedback/drawings/list'
import { StateView } from '../../../ui/feedback/state-view'

/** The table has nothing of this number: the other way is at hand. */
export const NothingFound = ({ way, onSteps }: { way: SelectionWay; onSteps: () => void }) => (
  <StateView
    drawing={listDrawing}
    role="status"
    title={way === 'frame' ? 'Такого кузова в\u00a0таблице нет' : 'Такой машины в\u00a0таблице нет'}
    actions={
      <Button variant="main" onClick={onSteps}>
        Выбрать марку и&nbsp;модель
      </Button>
    }
  >
    {way === 'frame'
      ? 'Код модели перед дефисом нам незнаком. Проверьте его или выберите машину по\u00a0шагам.'
      : 'Выберите машину по\u00a0шагам: марка, модель, год, двигатель.'}
  </StateView>
)
