export { coverageCalls, gridNights, type CoveredCommunity } from './calls.ts';
export { coverageGrid, coveredCommunities, nightsUntil } from './coverageGrid.ts';
export type { CoverageCell, CoverageRow, CoverageState } from './coverageGrid.ts';
