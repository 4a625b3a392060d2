/** Dialogs for decisions; an entry of its own, since no page needs them to show. */
export { ConfirmDialog, type ConfirmResult } from './ConfirmDialog.tsx';
export { DialogFooter, DialogProblem } from './DialogFooter.tsx';
export { DiscardDialog } from './DiscardDialog.tsx';
export { Modal } from './Modal.tsx';
export { useLeaveGuard } from './useLeaveGuard.ts';
