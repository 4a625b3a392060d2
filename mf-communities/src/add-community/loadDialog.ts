/** Fetches the dialog's code. */
export const loadDialog = () => import('./AddCommunityDialog.tsx');

/** Fetches it ahead of a press; a failure shows when the dialog is opened. */
export const prefetchDialog = () => void loadDialog().catch(() => {});
