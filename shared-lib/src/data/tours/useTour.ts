import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { TourId } from '../../contract/index.ts';
import type { RootState } from '../store.ts';
import { tourSlice } from './tour.slice.ts';

const { started, wentOn, wentBack, stepSet, stopped } = tourSlice.actions;

/** The running guided tour, if any. */
export const useTour = () => useSelector((state: RootState) => state.tour);

/** The actions on guided tours (spec section 4); the functions stay the same for the page's lifetime. */
export function useTourActions() {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      start: (tour: TourId) => void dispatch(started(tour)),
      next: () => void dispatch(wentOn()),
      previous: () => void dispatch(wentBack()),
      setStep: (index: number) => void dispatch(stepSet(index)),
      /** Ends the tour; the caller records it as completed with `recordCompletedTour`. */
      stop: () => void dispatch(stopped()),
    }),
    [dispatch],
  );
}

export type TourActions = ReturnType<typeof useTourActions>;
