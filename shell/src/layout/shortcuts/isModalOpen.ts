/** Whether a modal dialog is open, so shortcuts that would leave it must wait. */
export const isModalOpen = (): boolean =>
  document.querySelector('dialog:modal, [aria-modal="true"]') !== null;
