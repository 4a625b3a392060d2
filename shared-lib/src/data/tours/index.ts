/** The guided tours' state and storage; only for the shell. */
export { loadCompletedTours } from './loadCompletedTours.ts';
export { recordCompletedTour, resetCompletedTours } from './recordCompletedTour.ts';
export { saveRunningTour, localCompletedTours, runningTour } from './tourStorage.ts';
export { type TourActions, useTour, useTourActions } from './useTour.ts';
export { completedTours, isWelcomeTourDue } from './tour.ts';
