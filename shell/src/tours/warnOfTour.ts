import type { messages } from 'shared-lib/domain';

type TourWarning = (typeof messages)[Extract<keyof typeof messages, `tour${string}`>];

/**
 * Warns that a step of a tour is left out (spec section 8); the tour goes on without it.
 * @param detail which step, and why.
 */
export function warnOfTour(warning: TourWarning, detail: string) {
  console.warn(`[valet-hub] ${warning}: ${detail}`);
}
