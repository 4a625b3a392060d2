import { settingsAsOf, type HouseRules } from 'shared-lib/domain';

/**
 * The rules that a case may cite, as they read on its night; today's if none were entered by then.
 * @param serviceDate of the case, `YYYY-MM-DD`
 */
export const citableRules = ({ rules, pastRules }: HouseRules, serviceDate: string): readonly string[] => {
  const then = settingsAsOf(pastRules, serviceDate)?.rules ?? rules;
  return then.length === 0 ? rules : then;
};
