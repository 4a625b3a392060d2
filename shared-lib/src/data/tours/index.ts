/** The guided tours' state and storage; only for the shell. */
export {
  loadCompletedTours,
  localCompletedTours,
  recordCompletedTour,
  resetCompletedTours,
  runningTour,
  saveRunningTour,
} from './completedTours.ts';
export { type TourActions, useTour, useTourActions } from './useTour.ts';
export { completedTours, isWelcomeTourDue } from './tour.ts';
