import type { DocumentDetails } from '../../../../model/document/document-details'
import { documentPaper } from '../../../../model/document/paper/document-paper'
import { reconciliationPaper } from '../../../../model/document/paper/reconciliation-paper'
import type { Reconciliation } from '../../../../model/document/reconciliation'
import type { PaperFonts } from '../../../platform/files/paper-fonts'
import { writePdf } from '../../../platform/files/write-pdf'

/** What a paper is made of. */
export type PaperSource = DocumentDetails | Reconciliation

/** A document or a reconciliation act as a PDF. @param at ms, when */
export function writePaper(source: PaperSource, fonts: PaperFonts, at: number): { file: Blob; name: string } {
  const paper = 'opening' in source ? reconciliationPaper(source, at) : documentPaper(source, at)
  return { file: writePdf(paper, fonts, at), name: paper.fileName }
}
