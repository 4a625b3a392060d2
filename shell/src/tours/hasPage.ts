import type { TourStep } from 'shared-lib/contract';
import { matchRoutes } from 'react-router-dom';

/** Whether there is a page at a step's path, by the routes of the app; the route of unknown addresses is none. */
export const hasPage = (routes: Parameters<typeof matchRoutes>[0], step: Pick<TourStep, 'path'>): boolean => {
  const page = matchRoutes(routes, step.path)?.at(-1);
  return page !== undefined && page.route.path !== '*';
};
