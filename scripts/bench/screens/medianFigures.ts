import { median } from '../median.ts';
import type { ScreenFigures, VisitCosts } from './measureScreen.ts';

function medianCosts(costs: readonly VisitCosts[]): VisitCosts {
  const of = (value: (one: VisitCosts) => number) => median(costs.map(value));
  return {
    documents: of(({ documents }) => documents),
    documentsInAll: of(({ documentsInAll }) => documentsInAll),
    bytes: of(({ bytes }) => bytes),
    requests: of(({ requests }) => requests),
    calls: of(({ calls }) => calls),
    useful: of(({ useful }) => useful),
    longestTask: of(({ longestTask }) => longestTask),
  };
}

/** The median of each figure of a page. */
export const medianFigures = (measured: readonly ScreenFigures[]): ScreenFigures => ({
  cold: medianCosts(measured.map(({ cold }) => cold)),
  warm: medianCosts(measured.map(({ warm }) => warm)),
});
