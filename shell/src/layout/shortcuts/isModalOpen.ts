/** Whether a dialog holds the focus, so that keys which would lead out of it must wait. */
export const isModalOpen = (): boolean =>
  document.querySelector('dialog:modal, [aria-modal="true"]') !== null;
