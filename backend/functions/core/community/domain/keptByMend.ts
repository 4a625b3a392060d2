import * as z from 'shared-lib/domain/schema';
import { text, weekday } from 'shared-lib/domain/schema';
import {
  sameValue,
  type Community,
  pastAgentSchema,
  pastHouseRulesSchema,
  pastPlanSchema,
} from 'shared-lib/domain';
import { keptSettings } from './keptSettings.ts';

const readableIn = <T extends z.ZodMiniType>(entry: T, list: unknown): z.output<T>[] =>
  (Array.isArray(list) ? (list as unknown[]) : []).flatMap((value) => {
    const read = z.safeParse(entry, value);
    return read.success ? [read.data] : [];
  });

/**
 * What mending a community writes beside the mended fields, so that past nights keep what can still be read of the settings they were judged
 * by. Of a damaged time or zone nothing can: the value entered for it says best what it was.
 * @param data the community as it is stored, damaged
 * @param mended the community as it will be
 * @param now epoch milliseconds
 */
export const keptByMend = (
  data: Readonly<Record<string, unknown>>,
  mended: Community,
  now: number,
): Partial<Pick<Community, 'pastPlans' | 'pastAgents' | 'pastRules'>> => {
  const pastPlans = readableIn(pastPlanSchema, data['pastPlans']);
  const pastAgents = readableIn(pastAgentSchema, data['pastAgents']);
  const pastRules = readableIn(pastHouseRulesSchema, data['pastRules']);
  const rules = readableIn(text(2000), data['rules']);
  const serviceDays = readableIn(weekday, data['serviceDays']);
  return {
    ...(!sameValue(pastPlans, mended.pastPlans) && { pastPlans }),
    ...(!sameValue(pastAgents, mended.pastAgents) && { pastAgents }),
    ...(!sameValue(pastRules, mended.pastRules) && { pastRules }),
    ...keptSettings({ ...mended, serviceDays, rules, pastPlans, pastAgents, pastRules }, mended, [], now),
  };
};
