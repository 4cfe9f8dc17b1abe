import { Dialog } from '../../ui/surfaces/dialog'
import { KeyList } from './key-list'

/** What the keys do, over the page. [DEC-051] */
export const ShortcutList = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="Горячие клавиши" width={480} onClose={onClose}>
    <KeyList />
  </Dialog>
)
