/** The page's history and its router; used only by the shell. */
export { createHistory, type PageHistory } from './createHistory.ts';
export { HistoryRouter, useHistory } from './HistoryRouter.tsx';
