import { productDocumentExtensions } from '../../../model/contract/extensions/product-documents'
import { formatPhone } from '../../../model/identity/phone'
import { handlersFor } from '../../handlers-for'
import { refuse } from '../../refusals'
import { requireSold } from '../../rules/product-view'

/** Technical sheets, safety data sheets and declarations of goods. */
export const productDocumentsHandlers = handlersFor(productDocumentExtensions, {
  'productDocuments.get': async ({ params, ...scene }) => {
    if (scene.plays('documentFails')) throw refuse(503)
    const product = requireSold(scene, params.id, null)
    const { config, today } = scene.world
    const supplier = { name: config.legal_name, address: config.requisites?.address ?? '', phone: formatPhone(config.phone) }
    const { productSheet } = await import('../../catalogue/about/product-sheets')
    const sheet = productSheet(product, params.kind, supplier, today)
    if (!sheet) throw refuse(404, { message: 'Такого документа у\u00a0товара нет' })
    return sheet
  },
})
