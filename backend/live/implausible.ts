import type { FieldAct } from './fieldAct.ts';

/** The kinds of implausible rounds, one for each plausibility check (docs/field-app.md). */
export type Implausible = 'hasty' | 'farAway' | 'copying' | 'slowClock';

const millisPerSecond = 1000;
const millisPerMinute = 60_000;

/** A hasty specialist takes this long for each record. */
const hastySeconds = 2;

/** Distance from the gate of a specialist who is elsewhere, in meters. */
export const farAwayM = 3000;

/** How much a slow clock is behind. */
export const slowClockMillis = 8 * millisPerMinute;

const hasty = (acts: readonly FieldAct[]): FieldAct[] => {
  let saved = 0;
  let before: FieldAct | undefined;
  return acts.map((act) => {
    if ('number' in act && before) saved += Math.max(0, act.at - before.at - hastySeconds * millisPerSecond);
    before = act;
    return { ...act, at: act.at - saved };
  });
};

/** Clocks in from elsewhere, and is far from the previous place at every second door. */
const farAway = (acts: readonly FieldAct[]): FieldAct[] =>
  acts.map((act) =>
    act.kind === 'clockIn' || (act.kind === 'door' && act.number % 2 === 0)
      ? { ...act, isFarAway: true }
      : act,
  );

/** Takes one photo, and uses it for everything. */
const copying = (acts: readonly FieldAct[]): FieldAct[] =>
  acts.map((act) => {
    switch (act.kind) {
      case 'violation':
        return { ...act, scene: 'loose-trash', isCopied: true };
      case 'scan':
      case 'submit':
        return act.scene === null ? act : { ...act, scene: 'loose-trash', isCopied: true };
      default:
        return act;
    }
  });

/** Every record claims an earlier time. A night played fast hides that: its records have no common delay. */
const slowClock = (acts: readonly FieldAct[]): FieldAct[] =>
  acts.map((act) => ({ ...act, deviceAt: act.at - slowClockMillis }));

const changes: Readonly<Record<Implausible, (acts: readonly FieldAct[]) => FieldAct[]>> = {
  hasty,
  farAway,
  copying,
  slowClock,
};

/** Turns a plausible round into an implausible one. @param acts of one round, by time */
export const makeImplausible = (acts: readonly FieldAct[], how: Implausible): FieldAct[] =>
  changes[how](acts);
