/** The guided tours' state and what is kept of them; the shell's alone. */
export { loadCompletedTours, recordCompletedTour, resetCompletedTours } from './completedTours.ts';
export { keepRunningTour, localCompletedTours, runningTour } from './tourStorage.ts';
export { useTour, useTourActions, type TourActions } from './useTour.ts';
