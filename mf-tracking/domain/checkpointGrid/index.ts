export { coverageCalls, gridNights, type CoveredCommunity } from './calls.ts';
export { coveredCommunities } from './coveredCommunities.ts';
export { coverageGrid, nightsUntil } from './coverageGrid.ts';
export type { CoverageCell, CoverageRow, CoverageState } from './coverageGrid.ts';
