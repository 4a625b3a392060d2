import type { FieldAction } from './fieldAction.ts';

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

const hasty = (actions: readonly FieldAction[]): FieldAction[] => {
  let saved = 0;
  let before: FieldAction | undefined;
  return actions.map((act) => {
    if ('number' in act && before) saved += Math.max(0, act.at - before.at - hastySeconds * millisPerSecond);
    before = act;
    return { ...act, at: act.at - saved };
  });
};

/** Clocks in from elsewhere, and is far from the previous place at every second door. */
const farAway = (actions: readonly FieldAction[]): FieldAction[] =>
  actions.map((act) =>
    act.kind === 'clockIn' || (act.kind === 'door' && act.number % 2 === 0)
      ? { ...act, isFarAway: true }
      : act,
  );

/** Takes one photo, and uses it for everything. */
const copying = (actions: readonly FieldAction[]): FieldAction[] =>
  actions.map((act) => {
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
const slowClock = (actions: readonly FieldAction[]): FieldAction[] =>
  actions.map((act) => ({ ...act, deviceAt: act.at - slowClockMillis }));

const changes: Readonly<Record<Implausible, (actions: readonly FieldAction[]) => FieldAction[]>> = {
  hasty,
  farAway,
  copying,
  slowClock,
};

/** Turns a plausible round into an implausible one. @param acts of one round, by time */
export const makeImplausible = (actions: readonly FieldAction[], how: Implausible): FieldAction[] =>
  changes[how](actions);
