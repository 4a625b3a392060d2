import type { ModuleRelease, TourId, TourStep } from 'shared-lib/contract';
import { shellTourSteps } from './shellTourSteps.ts';

/** The steps of a tour, from the shell and from what the modules' static halves say, in their order. */
export function tourSteps(tour: TourId, releases: readonly ModuleRelease[]): TourStep[] {
  return [...shellTourSteps, ...releases.flatMap(({ manifest }) => manifest.tours ?? [])]
    .filter((step) => step.tour === tour)
    .sort((a, b) => a.order - b.order);
}
