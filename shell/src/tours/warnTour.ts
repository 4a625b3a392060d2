import type { messages } from 'shared-lib/domain';

type TourWarning = (typeof messages)[Extract<keyof typeof messages, `tour${string}`>];

/**
 * Warns that a tour step was skipped (spec section 8); the tour continues.
 * @param detail which step, and why.
 */
export function warnTour(warning: TourWarning, detail: string) {
  console.warn(`[valet-hub] ${warning}: ${detail}`);
}
