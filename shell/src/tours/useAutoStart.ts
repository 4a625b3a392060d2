import { tourIds, type TourId } from 'shared-lib/contract';
import { useAccount } from 'shared-lib/data';
import {
  keepRunningTour,
  loadCompletedTours,
  runningTour,
  useTour,
  useTourActions,
} from 'shared-lib/data/tours';
import { isWelcomeTourDue, tourDelays } from 'shared-lib/domain';
import { watchUser } from 'shared-lib/session';
import { useEffect, useRef } from 'react';

const isTour = (tour: string): tour is TourId => (tourIds as readonly string[]).includes(tour);

/**
 * Starts a tour by itself. If one ran when the tab was closed, it goes on where it stood. Else the welcome tour starts 3 s after the
 * sign-in of an owner who has not completed it (spec sections 6 and 9). Signing out ends it.
 */
export function useAutoStart() {
  const account = useAccount();
  const { isRunning } = useTour();
  const { start, setStep, stop } = useTourActions();
  const wasStarted = useRef(false);

  useEffect(() => {
    if (isRunning) wasStarted.current = true;
  }, [isRunning]);

  useEffect(() => {
    const left = runningTour(account.uid);
    if (left && isTour(left.tour)) {
      start(left.tour);
      setStep(left.stepIndex);
      return;
    }
    if (account.role !== 'owner') return;
    const completed = loadCompletedTours(account);
    let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(() => {
      void completed.then((tours) => {
        const isDue = timer !== undefined && !wasStarted.current && isWelcomeTourDue(account.role, tours);
        if (isDue) start('welcome');
      });
    }, tourDelays.welcomeAutoStart);
    return () => {
      clearTimeout(timer);
      timer = undefined;
    };
  }, [account, start, setStep]);

  useEffect(
    () =>
      watchUser(
        (user) => {
          if (user?.uid === account.uid) return;
          keepRunningTour(null);
          stop();
        },
        () => {},
      ),
    [account, stop],
  );
}
