import type { ModuleRelease, TourId, TourStep } from 'shared-lib/contract';
import { employeePriceMonthly } from 'shared-lib/domain';
import { shellTourSteps } from './shellTourSteps.ts';

/** Placeholders a step may use; each value comes from the code that defines it. */
export const placeholders: Readonly<Record<string, string>> = {
  employeePrice: `$${employeePriceMonthly}`,
};

/** Replaces `{{name}}` with its value; unknown names are left as they are. */
export const fillPlaceholders = (text: string): string =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => placeholders[name] ?? whole);

/** A tour's steps, from the shell and the modules' static halves, in order. */
export function tourSteps(tour: TourId, releases: readonly ModuleRelease[]): TourStep[] {
  return [...shellTourSteps, ...releases.flatMap(({ manifest }) => manifest.tours ?? [])]
    .filter((step) => step.tour === tour)
    .sort((a, b) => a.order - b.order);
}
