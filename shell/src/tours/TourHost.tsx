import type { ModuleRelease } from 'shared-lib/contract';
import { reportProblem } from 'shared-lib/data';
import { keepRunningTour, useTour, useTourActions } from 'shared-lib/data/tours';
import { useEffect, useState, type ComponentProps, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type TourStageComponent from './TourStage.tsx';
import { useAutoStart } from './useAutoStart.ts';
import type { AppRouter } from './useTourRoutes.ts';

type Stage = ComponentType<ComponentProps<typeof TourStageComponent>>;

interface TourHostProps {
  releases: readonly ModuleRelease[];
  router: AppRouter;
}

const loadStage = () => import(/* webpackChunkName: "tour" */ './TourStage.tsx');

/** Where the guided tours run; their code comes with the first one. A tour that fails ends, and the page around it stands. */
export function TourHost({ releases, router }: TourHostProps) {
  const { activeTour } = useTour();
  const { stop } = useTourActions();
  const [Stage, setStage] = useState<Stage | null>(null);
  useAutoStart();

  useEffect(() => {
    if (activeTour === null || Stage) return;
    let current = true;
    loadStage().then(
      ({ default: loaded }) => current && setStage(() => loaded),
      (cause: unknown) => {
        reportProblem('The tour could not be loaded', cause);
        if (current) stop();
      },
    );
    return () => {
      current = false;
    };
  }, [activeTour, Stage, stop]);

  if (activeTour === null || !Stage) return null;
  return (
    <ErrorBoundary
      fallback={null}
      onError={(error) => {
        reportProblem('The tour failed', error);
        keepRunningTour(null);
        stop();
      }}
    >
      <Stage key={activeTour} tour={activeTour} releases={releases} router={router} />
    </ErrorBoundary>
  );
}
