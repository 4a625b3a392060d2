export {
  completedTours,
  isWelcomeTourDue,
  readCompletedTours,
  readRunningTour,
  type RunningTour,
} from './tour.ts';
