/** The history of the page and the router over it; the shell's alone. */
export { createHistory, type PageHistory } from './createHistory.ts';
export { HistoryRouter, useHistory } from './HistoryRouter.tsx';
