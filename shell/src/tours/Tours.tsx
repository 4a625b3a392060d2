import type { ModuleRelease } from 'shared-lib/contract';
import { reportProblem } from 'shared-lib/data';
import { saveRunningTour, useTour, useTourActions } from 'shared-lib/data/tours';
import { LazyContent, lazyPart } from 'shared-lib/ui';
import { ErrorBoundary } from 'react-error-boundary';
import type { RouteObject } from 'react-router-dom';
import { useAutoStart } from './useAutoStart.ts';

export interface ToursProps {
  releases: readonly ModuleRelease[];
  routes: readonly RouteObject[];
}

const stage = lazyPart(
  'The tour',
  async () => (await import(/* webpackChunkName: "tour" */ './TourStage.tsx')).default,
);

/** Runs the guided tours. A tour that fails ends without affecting the page. */
export default function Tours({ releases, routes }: ToursProps) {
  const { activeTour } = useTour();
  const { stop } = useTourActions();
  useAutoStart();

  if (activeTour === null) return null;
  return (
    <ErrorBoundary
      fallback={null}
      onError={(error) => {
        reportProblem('The tour failed', error);
        saveRunningTour(null);
        stop();
      }}
    >
      <LazyContent part={stage} isWanted onFailed={stop}>
        {(Stage) => <Stage key={activeTour} tour={activeTour} releases={releases} routes={routes} />}
      </LazyContent>
    </ErrorBoundary>
  );
}
