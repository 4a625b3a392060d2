/** What lies over the page, and is about what somebody is doing. */
const opened =
  '[role="dialog"], [role="alertdialog"], dialog[open], [aria-modal="true"], [role="menu"], [role="listbox"]';

/** Where somebody types or chooses. */
const fields = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="combobox"]';

const isShown = (element: Element): boolean =>
  element.closest('[hidden], [inert]') === null &&
  (typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true }));

/**
 * Whether somebody is at something that a tour would take from them: a dialog or a menu is open, a field has the focus, something isn't
 * saved, or the page is still on its way to where a sign-in leads.
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
