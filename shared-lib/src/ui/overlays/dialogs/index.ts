/** Dialogs; a separate entry, because no page needs them for its first render. */
export { AffectedList, AffectedSkeleton, type AffectedGroup } from './AffectedList.tsx';
export { ConfirmDialog, type ConfirmResult } from './ConfirmDialog.tsx';
export { DialogFooter, DialogProblem } from './DialogFooter.tsx';
export { DiscardDialog } from './DiscardDialog.tsx';
export { Modal } from './Modal.tsx';
export { PrintSheet } from './PrintSheet.tsx';
export { useLeaveGuard } from './useLeaveGuard.ts';
