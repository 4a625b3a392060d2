export { nightTimeline, unassignedKey } from './nightTimeline.ts';
export type { BarKind, NightTimeline, TimelineBar, TimelineRows } from './nightTimeline.ts';
export type { TimelineClock, TimelineShift } from './shiftSpans.ts';
