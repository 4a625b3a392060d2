import { useCallback, useEffect, useRef, useState } from 'react';
import type { ModuleRelease, TourId, TourStep } from 'shared-lib/contract';
import { useAccount } from 'shared-lib/data';
import { keepRunningTour, useTour, useTourActions } from 'shared-lib/data/tours';
import { bringIntoView, documentProbe, systemClock } from './browserPorts.ts';
import { createTourRunner, type TourRunner } from './runner/createTourRunner.ts';
import type { TourView } from './runner/ports.ts';
import { useTourRoutes } from './useTourRoutes.ts';
import { warnOfTour } from './warnOfTour.ts';

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
        if (shown.phase === 'showing') bringIntoView(shown.anchor);
        setView(shown);
      },
      onStep(index) {
        const from = at.current;
        at.current = index;
        if (index === from + 1) next();
        else if (index === from - 1) previous();
        else if (index !== from) setStep(index);
      },
      onSkip: (step, warning) => warnOfTour(warning, `${step.target}, step ${step.order} of ${tour}`),
      onEnd,
    });
    return () => runner.current?.dispose();
  }, [tour, steps, routes, onEnd, next, previous, setStep]);

  useEffect(() => {
    keepRunningTour({ uid, tour, stepIndex });
    if (stepIndex !== at.current) runner.current?.goTo(stepIndex);
  }, [uid, tour, stepIndex]);

  return { view, runner };
}
