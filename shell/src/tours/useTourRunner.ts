import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ACTIONS, EVENTS, type EventData } from 'react-joyride';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { ModuleRelease, TourId, TourStep } from 'shared-lib/contract';
import { useAccount } from 'shared-lib/data';
import { saveRunningTour, useTour, useTourActions } from 'shared-lib/data/tours';
import { useHistory } from 'shared-lib/router/history';
import { RegistryContext } from '../modules/ModulePart.tsx';
import { scrollToTarget, documentProbe, systemClock } from './browserPorts.ts';
import { createTourRunner, type TourRunner } from './runner/createTourRunner.ts';
import type { Routes, TourView } from './runner/ports.ts';
import { warnTour } from './warnTour.ts';

/**
 * Whether an address is a step's page: the same path, with at least the step's query.
 * @param path such as `/settings` or `/team?add=member`.
 */
export function isAtPath(path: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const wanted = new URL(path, 'https://any.example');
  const query = new URLSearchParams(search);
  return (
    pathname === wanted.pathname &&
    [...wanted.searchParams].every(([name, value]) => query.get(name) === value)
  );
}

/** Whether the app has a route for a step's path, other than the catch-all. */
export const hasPage = (routes: readonly RouteObject[], step: Pick<TourStep, 'path'>): boolean => {
  const page = matchRoutes([...routes], step.path)?.at(-1);
  return page !== undefined && page.route.path !== '*';
};

/**
 * The address after leaving a step: the same page without the query parameters the step added.
 * @param path such as `/team?add=1`.
 * @returns null if there is nothing to remove: the path has no query, or its page isn't shown.
 */
export function addressAfterStep(
  path: string,
  location: { pathname: string; search: string },
): { pathname: string; search: string } | null {
  const named = [...new URL(path, 'https://any.example').searchParams.keys()];
  if (named.length === 0 || !isAtPath(path, location)) return null;
  const query = new URLSearchParams(location.search);
  for (const name of named) query.delete(name);
  return { pathname: location.pathname, search: query.toString() };
}

/**
 * Navigation for tours, on the history itself, because a tour outlives pages.
 * @param onArrival is called after each change of the address.
 */
function useTourRoutes(releases: readonly ModuleRelease[], onArrival: () => void): Routes {
  const registry = use(RegistryContext);
  const history = useHistory();

  useEffect(() => history.listen(onArrival), [history, onArrival]);

  return useMemo(
    () => ({
      isAt: (path) => isAtPath(path, history.current().location),
      go: (path) => history.push(path),
      leave(path) {
        const address = addressAfterStep(path, history.current().location);
        if (address) history.replace(address, null, { preventScrollReset: true });
      },
      async isDown(path) {
        const address = new URL(path, window.location.origin);
        for (const { manifest } of releases) {
          const route = manifest.routes.find((one) => isAtPath(one.path, address));
          if (!route || !registry) continue;
          const part = await registry.load({ module: manifest.name, kind: 'pages', name: route.page });
          return !part.ok;
        }
        return false;
      },
    }),
    [history, registry, releases],
  );
}

interface RunningTour {
  tour: TourId;
  steps: readonly TourStep[];
  releases: readonly ModuleRelease[];
  /** The last step was completed. */
  onEnd: () => void;
}

/**
 * Runs a tour on this page from the stored step, and keeps the state and local storage up to date.
 * @returns what to show, and the runner, which is null before the first effect.
 */
export function useTourRunner({ tour, steps, releases, onEnd }: RunningTour) {
  const { uid } = useAccount();
  const { stepIndex } = useTour();
  const { next, previous, setStep } = useTourActions();
  const [view, setView] = useState<TourView<HTMLElement>>({ phase: 'moving' });
  const runner = useRef<TourRunner | null>(null);
  /** The runner's current step, kept in sync with the state. */
  const at = useRef(stepIndex);
  const look = useCallback(() => runner.current?.look(), []);
  const routes = useTourRoutes(releases, look);

  useEffect(() => {
    const ports = { clock: systemClock, routes, probe: documentProbe };
    runner.current = createTourRunner(steps, at.current, ports, {
      onView(shown) {
        if (shown.phase === 'showing') scrollToTarget(shown.anchor);
        setView(shown);
      },
      onStep(index) {
        const from = at.current;
        at.current = index;
        if (index === from + 1) next();
        else if (index === from - 1) previous();
        else if (index !== from) setStep(index);
      },
      onSkip: (step, warning) => warnTour(warning, `${step.target}, step ${step.order} of ${tour}`),
      onEnd,
    });
    return () => runner.current?.dispose();
  }, [tour, steps, routes, onEnd, next, previous, setStep]);

  useEffect(() => {
    saveRunningTour({ uid, tour, stepIndex });
    if (stepIndex !== at.current) runner.current?.goTo(stepIndex);
  }, [uid, tour, stepIndex]);

  return { view, runner };
}

/** How a tour reacts to an event of the library. */
export type EventMeaning = 'next' | 'previous' | 'end' | 'targetMissing' | null;

/**
 * Interprets an event of the library (spec section 4, Tour state): a tour ends on finish, skip, close, or an
 * error not about a target.
 */
export function eventMeaning({ type, action }: Pick<EventData, 'type' | 'action'>): EventMeaning {
  switch (type) {
    case EVENTS.STEP_AFTER:
      if (action === ACTIONS.NEXT) return 'next';
      if (action === ACTIONS.PREV) return 'previous';
      return action === ACTIONS.CLOSE || action === ACTIONS.SKIP ? 'end' : null;
    case EVENTS.TARGET_NOT_FOUND:
      return 'targetMissing';
    case EVENTS.TOUR_END:
    case EVENTS.ERROR:
      return 'end';
    default:
      return null;
  }
}
