export { findImplausible } from './findImplausible.ts';
export type { CheckedRound, RecordedPosition, RoundRecording } from './findImplausible.ts';
export { checkedRoundOf, photoHashesOf } from './checkedRound.ts';
export type { RoundSources } from './checkedRound.ts';
