import type { LineAnswer } from '../../model/document/differences'
import type { DocumentStep as StepSeen } from '../../model/document/document-details'
import { list } from './table'

/** A step in the history of a document. `user_id` 0: the shop, whose name is ''. */
export type DocumentStep = Omit<StepSeen, 'at' | 'is_own'> & { at: number; user_id: number }

/** Documents of regions and what was paid for them. Moments are ms, money is kopecks, 0 is «none». */
export const documentColumns = {
  /**
   * `due`: until when it is to be signed or is valid; `base_id`: what it corrects or is made of; `person_id`: whose power of attorney it is.
   * `total` of a correction (УКД) is the difference.
   */
  document: {
    id: Number,
    region_id: Number,
    kind: String,
    number: String,
    at: Number,
    due: Number,
    order_id: Number,
    total: Number,
    base_id: Number,
    person_id: Number,
    accounting: String,
    exchange: String,
    labelling: String,
    /** All that its states went through, oldest first. */
    steps: list<DocumentStep>(),
    /** What was said of its lines when it was accepted with differences. */
    differences: list<LineAnswer>(),
    /** When its signing or sending again was asked for. */
    requested_at: Number,
  },
  /** Money that came from a region. */
  payment: { id: Number, region_id: Number, number: String, at: Number, total: Number },
}
