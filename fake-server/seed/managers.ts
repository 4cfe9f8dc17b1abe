import type { Manager } from '../../model/company/company'

/** The phones are of a range that nobody is called by. */
const manager = (name: string, phone: string, mail: string): Manager => ({ name, phone, email: `${mail}@karter.example` })

/** The manager of each store city, by the id of the city. [ENT-007] */
export const MANAGERS: ReadonlyMap<number, Manager> = new Map([
  [1, manager('Павел Кузьмин', '79000000201', 'kuzmin')],
  [2, manager('Светлана Белова', '79000000202', 'belova')],
  [4, manager('Руслан Щербаков', '79000000204', 'shcherbakov')],
  [5, manager('Дарья Комарова', '79000000205', 'komarova')],
  [6, manager('Ольга Ефимова', '79000000206', 'efimova')],
  [7, manager('Михаил Назаров', '79000000207', 'nazarov')],
  [16, manager('Оксана Голубева', '79000000216', 'golubeva')],
  [18, manager('Илья Тарасов', '79000000218', 'tarasov')],
])
