/** Open overlays the user is working in. */
const opened =
  '[role="dialog"], [role="alertdialog"], dialog[open], [aria-modal="true"], [role="menu"], [role="listbox"], [data-side-panel]';

/** Elements the user types or chooses in. */
const fields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="combobox"]';

const isShown = (element: Element): boolean =>
  element.closest('[hidden], [inert]') === null &&
  (typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true }));

/**
 * Whether a tour would interrupt the user: a dialog or menu is open, a field has focus, there are unsaved
 * changes, or the page is still navigating after sign-in.
 */
export const isPageBusy = (
  page: Pick<Document, 'querySelectorAll' | 'activeElement'>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  hasUnsavedChanges: boolean,
): boolean =>
  hasUnsavedChanges ||
  pathname === '/login' ||
  new URLSearchParams(search).has('next') ||
  page.activeElement?.matches(fields) === true ||
  [...page.querySelectorAll(opened)].some(isShown);
