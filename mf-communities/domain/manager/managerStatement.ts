import { addDays } from 'shared-lib/domain';
import { missedReasons, type ManagerNight } from './managerNight.ts';

/** A month's totals. */
export interface ManagerStatement {
  /** Past nights with planned service; closures don't count. */
  readonly planned: number;
  readonly served: number;
  /** Planned nights without records; they count in `planned`, not in `served`. */
  readonly noRecord: number;
  /** Nights without service because of a closure. */
  readonly closed: number;
  /** Nights on which someone came without a plan. */
  readonly extra: number;
  readonly doorsServed: number;
  readonly doorsLeft: number;
  readonly reasons: ManagerNight['doors']['reasons'];
  /** The planned nights that were missed, and those with missed doors, in order. */
  readonly exceptions: readonly ManagerNight[];
}

const isOver = ({ state }: ManagerNight): boolean =>
  state !== 'scheduled' && state !== 'late' && state !== 'inProgress';

/** Sums up nights. Those that haven't ended don't count. */
export const statementOf = (nights: readonly ManagerNight[]): ManagerStatement => {
  const over = nights.filter(isOver);
  const planned = over.filter(({ isPlanned }) => isPlanned);
  const isServed = ({ state }: ManagerNight) => state === 'served';
  const sum = (of: (night: ManagerNight) => number) => over.reduce((all, night) => all + of(night), 0);
  const reasons = missedReasons.map((reason) => ({
    reason,
    count: sum(({ doors }) => doors.reasons.find((each) => each.reason === reason)?.count ?? 0),
  }));
  return {
    planned: planned.length,
    served: planned.filter(isServed).length,
    noRecord: planned.filter(({ state }) => state === 'noRecord').length,
    closed: over.filter(({ why }) => why === 'closed').length,
    extra: over.filter((night) => !night.isPlanned && isServed(night)).length,
    doorsServed: sum(({ doors }) => doors.served),
    doorsLeft: sum(({ doors }) => doors.left),
    reasons: reasons.filter(({ count }) => count > 0),
    exceptions: over.filter((night) => (night.isPlanned && !isServed(night)) || night.doors.left > 0),
  };
};

/**
 * The first and last date of a month.
 * @param month `YYYY-MM`
 */
export const monthSpan = (month: string): { readonly from: string; readonly to: string } => {
  const from = `${month}-01`;
  const to = addDays(`${monthAfter(month)}-01`, -1);
  return { from, to };
};

/** The following month, `YYYY-MM`. */
export const monthAfter = (month: string): string => addDays(`${month}-01`, 31).slice(0, 7);

/** The previous month, `YYYY-MM`. */
export const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);
