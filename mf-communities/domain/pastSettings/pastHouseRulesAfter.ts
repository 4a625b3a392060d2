import {
  sameValue,
  bytesOf,
  withReplaced,
  type PastHouseRules,
  maxPastHouseRules,
  type HouseRules,
} from 'shared-lib/domain';

const maxBytes = 200_000;

const sizeOf = ({ rules }: PastHouseRules): number => rules.reduce((sum, rule) => sum + bytesOf(rule), 0);

const withinRoom = (kept: readonly PastHouseRules[]): PastHouseRules[] => {
  let room = maxBytes;
  const first = kept.findLastIndex((one) => (room -= sizeOf(one)) < 0);
  return kept.slice(first + 1);
};

/**
 * The replaced rules of a community after an edit; null if nothing is added.
 * @param until the last night they applied to, `YYYY-MM-DD`
 */
export const pastHouseRulesAfter = (
  { rules, pastRules }: HouseRules,
  next: unknown,
  until: string,
): PastHouseRules[] | null => {
  if (next === undefined || sameValue(next, rules)) return null;
  const kept = withReplaced(pastRules, { until, rules: [...rules] }, maxPastHouseRules);
  return kept && withinRoom(kept);
};
