/** The dialogs of one or several units; they arrive together, with the first that is opened. */
export { DeleteUnitsDialog } from './DeleteUnitsDialog.tsx';
export { EditSeveralDialog } from './EditSeveralDialog.tsx';
export { MoveInDialog } from './MoveInDialog.tsx';
export { MoveOutDialog } from './MoveOutDialog.tsx';
