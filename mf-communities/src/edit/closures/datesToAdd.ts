import { addDays, maxClosures } from 'shared-lib/domain';

/** The longest range added at once, in days: a longer one is most likely a mistyped year. */
export const maxRangeDays = 100;

export interface TypedRange {
  /** `YYYY-MM-DD`, empty while nothing is typed. */
  readonly from: string;
  /** The last day; empty for a single day. */
  readonly to: string;
}

/** The dates that a range adds, or its error and which of its two days has it. */
export type DatesToAdd =
  | { readonly ok: true; readonly dates: readonly string[] }
  | {
      readonly ok: false;
      readonly at: keyof TypedRange;
      readonly code: 'missing' | 'past' | 'beforeStart' | 'tooLong' | 'there' | 'full';
    };

/**
 * Parses input as closures.
 * @param dates existing ones
 * @param today `YYYY-MM-DD` where the community is
 */
export function datesToAdd({ from, to }: TypedRange, dates: readonly string[], today: string): DatesToAdd {
  if (from === '') return { ok: false, at: 'from', code: 'missing' };
  if (from < today) return { ok: false, at: 'from', code: 'past' };
  if (to !== '' && to < from) return { ok: false, at: 'to', code: 'beforeStart' };
  const last = to === '' ? from : to;
  if (addDays(from, maxRangeDays - 1) < last) return { ok: false, at: 'to', code: 'tooLong' };
  const range: string[] = [];
  for (let date = from; date <= last; date = addDays(date, 1)) range.push(date);
  const added = range.filter((date) => !dates.includes(date));
  if (added.length === 0) return { ok: false, at: 'from', code: 'there' };
  if (dates.length + added.length > maxClosures) return { ok: false, at: 'from', code: 'full' };
  return { ok: true, dates: added };
}
