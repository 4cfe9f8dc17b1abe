import { Note } from '../../../ui/surfaces/note'

/** What the data about cars are, and that the manual counts. [DEC-061] */
export const TableNote = () => (
  <Note>
    Это собственная таблица Картера: модели, годы и&nbsp;двигатели собраны из&nbsp;открытых источников и&nbsp;могут расходиться с&nbsp;вашей
    машиной. Объёмы и&nbsp;допуски перед заказом проверьте по&nbsp;руководству к&nbsp;автомобилю.
  </Note>
)
