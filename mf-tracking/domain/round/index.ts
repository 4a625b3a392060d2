export { countsOf, roundDoorOf, roundOf, roundScanOf, roundSchema } from './round.ts';
export type { RoundRecords } from './round.ts';
