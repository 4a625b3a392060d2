import * as z from 'zod/mini';
import { calendarDate, listOf, text } from '../base/fields.ts';
import { sameValue } from '../base/sameValue.ts';
import { bytesOf } from '../base/utf8.ts';

/** The rules that residents were given until they were replaced. */
export const pastHouseRulesSchema = z.object({
  /** The last night they applied to, `YYYY-MM-DD`. */
  until: calendarDate,
  rules: listOf(text(2000), 100),
});

export type PastHouseRules = z.output<typeof pastHouseRulesSchema>;

/** How many replaced rules a community keeps, and how many bytes of them: all of a community has to fit into one document. */
export const mostPastHouseRules = 20;
const mostBytes = 200_000;

const sizeOf = ({ rules }: PastHouseRules): number => rules.reduce((sum, rule) => sum + bytesOf(rule), 0);

const withinRoom = (kept: readonly PastHouseRules[]): PastHouseRules[] => {
  const latest = kept.slice(-mostPastHouseRules);
  let room = mostBytes;
  const first = latest.findLastIndex((one) => (room -= sizeOf(one)) < 0);
  return latest.slice(first + 1);
};

interface HouseRules {
  readonly rules: readonly string[];
  readonly pastRules: readonly PastHouseRules[];
}

/**
 * The replaced rules of a community after an edit; null where there is nothing to add.
 * @param until the last night they applied to, `YYYY-MM-DD`
 */
export const pastHouseRulesAfter = (
  { rules, pastRules }: HouseRules,
  next: unknown,
  until: string,
): PastHouseRules[] | null => {
  if (next === undefined || sameValue(next, rules)) return null;
  const last = pastRules.at(-1)?.until ?? '';
  return last >= until ? null : withinRoom([...pastRules, { until, rules: [...rules] }]);
};

/**
 * The rules that a case may cite, as residents were given them on its night. Where none were entered by then, today's.
 * @param serviceDate of the case, `YYYY-MM-DD`
 */
export const citableRules = ({ rules, pastRules }: HouseRules, serviceDate: string): readonly string[] => {
  const then = pastRules.find(({ until }) => serviceDate <= until)?.rules ?? rules;
  return then.length === 0 ? rules : then;
};
