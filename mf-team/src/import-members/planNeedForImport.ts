import type { PlanNeed } from 'shared-lib/domain';
import { acceptedVerdicts, type ImportFacts } from './listRows.ts';

/**
 * The room a plan would need for all rows to import, on top of the current team.
 * @returns Admins only if the plan refuses one, since no plan has more than a few.
 */
export function planNeedForImport(facts: Pick<ImportFacts, 'judged' | 'leftOut' | 'limits'>): PlanNeed {
  const taken = acceptedVerdicts(facts).map(([, judgement]) => judgement);
  const added = taken.filter((judgement) => judgement.verdict === 'new' && judgement.member.isActive);
  const admins = taken.filter(
    (judgement) =>
      (judgement.verdict === 'new' && judgement.member.isActive && judgement.member.tier === 'Admin') ||
      (judgement.verdict === 'changed' &&
        judgement.before.isActive &&
        judgement.before.tier !== 'Admin' &&
        judgement.change.tier === 'Admin'),
  );
  const asksForAdmins = [...facts.limits.values()].some(({ code }) => code === 'adminsFull');
  return { members: added.length, ...(asksForAdmins && { admins: admins.length }) };
}
