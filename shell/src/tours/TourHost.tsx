import { useAccount } from 'shared-lib/data';
import { runningTour, useTour, useTourActions } from 'shared-lib/data/tours';
import { LazyContent, lazyPart } from 'shared-lib/ui';
import { useEffect, useState } from 'react';
import type { ToursProps } from './Tours.tsx';

/** When the welcome tour may start after sign-in, in milliseconds (spec section 6). */
const welcomeAutoStart = 3000;

const tours = lazyPart(
  'The tours',
  async () => (await import(/* webpackChunkName: "tours" */ './Tours.tsx')).default,
);

/**
 * Whether the tours’ code is needed: to resume an interrupted tour, for one the user started, or because an owner’s
 * welcome tour may be due.
 */
function useAreWanted(): boolean {
  const { uid, role } = useAccount();
  const { activeTour } = useTour();
  const [areDue, setDue] = useState(() => runningTour(uid) !== null);
  useEffect(() => {
    if (role !== 'owner') return;
    const timer = setTimeout(() => setDue(true), welcomeAutoStart);
    return () => clearTimeout(timer);
  }, [role]);
  return areDue || activeTour !== null;
}

/** Loads the guided tours when there may be one. */
export function TourHost(props: ToursProps) {
  const areWanted = useAreWanted();
  const { stop } = useTourActions();
  return (
    <LazyContent part={tours} isWanted={areWanted} onFailed={stop}>
      {(Tours) => <Tours {...props} />}
    </LazyContent>
  );
}
