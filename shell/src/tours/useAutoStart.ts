import { tourIds, type TourId } from 'shared-lib/contract';
import { useAccount } from 'shared-lib/data';
import {
  saveRunningTour,
  loadCompletedTours,
  runningTour,
  useTour,
  useTourActions,
} from 'shared-lib/data/tours';
import { isWelcomeTourDue } from 'shared-lib/data/tours';
import { hasUnsavedChanges, onUserChange } from 'shared-lib/session';
import { useEffect, useRef } from 'react';
import { isPageBusy } from './isPageBusy.ts';

/** How often to check whether the page is free, in milliseconds. */
const pollInterval = 500;

const isBusy = () => isPageBusy(document, window.location, hasUnsavedChanges());

const isTour = (tour: string): tour is TourId => (tourIds as readonly string[]).includes(tour);

/**
 * Starts a tour automatically. A tour interrupted by closing the tab resumes where it was. Otherwise the
 * welcome tour starts for an owner who hasn't completed it (spec sections 6 and 9), or once they finish what they
 * are doing; TourHost has waited the 3 s after sign-in. Signing out ends it.
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const startWhenFree = () => {
      if (isOver || wasStarted.current) return;
      if (isBusy()) timer = setTimeout(startWhenFree, pollInterval);
      else start('welcome');
    };
    void loadCompletedTours(account).then((completed) => {
      if (isWelcomeTourDue(account.role, completed)) startWhenFree();
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [account, start, setStep]);

  useEffect(
    () =>
      onUserChange(
        (user) => {
          if (user?.uid === account.uid) return;
          saveRunningTour(null);
          stop();
        },
        () => {},
      ),
    [account, stop],
  );
}
