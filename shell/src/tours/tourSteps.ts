import type { ModuleRelease, TourId, TourStep } from 'shared-lib/contract';
import { employeePriceMonthly } from 'shared-lib/domain';
import { shellTourSteps } from './shellTourSteps.ts';

/** What steps may name instead of spelling it out; each comes from the place that decides it. */
export const placeholders: Readonly<Record<string, string>> = {
  employeePrice: `$${employeePriceMonthly}`,
};

/** Puts the values in the place of `{{name}}`; a name that is unknown stands as it is. */
export const fillPlaceholders = (text: string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => placeholders[name] ?? whole);

/** The steps of a tour, from the shell and from what the modules' static halves say, in their order. */
export function tourSteps(tour: TourId, releases: readonly ModuleRelease[]): TourStep[] {
  return [...shellTourSteps, ...releases.flatMap(({ manifest }) => manifest.tours ?? [])]
    .filter((step) => step.tour === tour)
    .sort((a, b) => a.order - b.order);
}
