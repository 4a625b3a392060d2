import { canActivate, canAddAdmin, type Plan, type TeamMember } from 'shared-lib/domain';
import type { FieldError } from 'shared-lib/ui/form';
import type { RowVerdict } from './checkRows.ts';

/** How many of a plan's seats are taken. */
interface Use {
  active: number;
  admins: number;
}

/** The plan's refusal of a row, given the rows before it. If there is a seat, the row takes it. */
function limitOf(judgement: RowVerdict, use: Use, plan: Plan): FieldError | null {
  const adminsFull = { code: 'adminsFull', count: plan.admin };
  if (judgement.verdict === 'new') {
    const { tier, isActive } = judgement.member;
    if (!isActive) return null;
    if (!canActivate(use.active, plan).ok) return { code: 'teamFull' };
    if (tier === 'Admin' && !canAddAdmin(use.admins, plan).ok) return adminsFull;
    use.active += 1;
    if (tier === 'Admin') use.admins += 1;
  }
  if (judgement.verdict === 'changed' && judgement.before.isActive) {
    const before = Number(judgement.before.tier === 'Admin');
    const after = Number(judgement.change.tier === 'Admin');
    if (after > before && !canAddAdmin(use.admins, plan).ok) return adminsFull;
    use.admins += after - before;
  }
  return null;
}

/**
 * Finds the rows of an import that exceed the plan (spec sections 5 and 6). Rows are counted in order, so the
 * last ones exceed it, and leaving one out makes room for another.
 * @param judged the rows to import, by line.
 * @returns the plan's refusal of each row that exceeds it, by line.
 */
export function limitsOf(
  judged: Iterable<readonly [number, RowVerdict]>,
  team: readonly Pick<TeamMember, 'tier' | 'isActive'>[],
  plan: Plan,
): ReadonlyMap<number, FieldError> {
  const active = team.filter(({ isActive }) => isActive);
  const use = { active: active.length, admins: active.filter(({ tier }) => tier === 'Admin').length };
  const limits = new Map<number, FieldError>();
  for (const [line, judgement] of judged) {
    const limit = limitOf(judgement, use, plan);
    if (limit) limits.set(line, limit);
  }
  return limits;
}
