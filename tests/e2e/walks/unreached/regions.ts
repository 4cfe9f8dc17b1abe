import type { regionsMachine } from '../../../../machines/regions/regions.machine'
import type { Unreached } from '../harness/unreached'

export const unreachedOfRegions: Unreached<typeof regionsMachine> = {
  'regions.looking--done.loadRegions.1':
    'Действующий регион меняют на стороне магазина: проверяют его, блокируют, переименовывают. Сервер демо этого не делает, а о переменах из других вкладок приходит команда загрузить список.',
}
