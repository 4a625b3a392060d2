/** The dialogs for one or several units; they load together, with the first that is opened. */
export { DeleteUnitsDialog } from './DeleteUnitsDialog.tsx';
export { BulkEditDialog } from './BulkEditDialog.tsx';
export { MoveInDialog } from './MoveInDialog.tsx';
export { MoveOutDialog } from './MoveOutDialog.tsx';
