import {
  canActivate,
  canAddAdmin,
  type Plan,
  type PlannedRow,
  type PlanNeed,
  type RowProblem,
  type TeamMember,
} from 'shared-lib/domain';
import type { MemberRequest, MemberRow } from './readMember.ts';

type Row = Pick<PlannedRow<MemberRow>, 'line'> & { readonly values?: Pick<MemberRow, 'request'> };

/** How many seats a request takes, of members and of Admins. */
function seatsOf(request: MemberRequest | null | undefined) {
  if (request?.act === 'add') {
    const { tier, isActive } = request.member;
    return { members: Number(isActive), admins: Number(isActive && tier === 'Admin') };
  }
  if (!request?.before.isActive) return { members: 0, admins: 0 };
  const { before, change } = request;
  return { members: 0, admins: Number(change.tier === 'Admin') - Number(before.tier === 'Admin') };
}

/**
 * Finds the rows of an import that exceed the plan (spec sections 5 and 6). Rows are counted in order, so the
 * last ones exceed it, and leaving one out makes room for another.
 * @param rows the rows to import
 * @returns the exceeded limit of each row that doesn't fit, by line
 */
export function memberLimits(
  rows: readonly Row[],
  team: readonly Pick<TeamMember, 'tier' | 'isActive'>[],
  plan: Plan,
): ReadonlyMap<number, RowProblem> {
  const current = team.filter(({ isActive }) => isActive);
  let active = current.length;
  let admins = current.filter(({ tier }) => tier === 'Admin').length;
  const limits = new Map<number, RowProblem>();
  for (const { line, values } of rows) {
    const seats = seatsOf(values?.request);
    if (seats.members > 0 && !canActivate(active, plan).ok) limits.set(line, { code: 'teamFull' });
    else if (seats.admins > 0 && !canAddAdmin(admins, plan).ok) {
      limits.set(line, { code: 'adminsFull', count: plan.admin });
    } else {
      active += seats.members;
      admins += seats.admins;
    }
  }
  return limits;
}

/**
 * The room a plan would need for all rows to import, on top of the current team.
 * @param refused the rows that exceed the current plan
 * @returns Admins only if the plan has no room for one, since no plan has more than a few.
 */
export function planNeedOf(rows: readonly Row[], refused: ReadonlyMap<number, RowProblem>): PlanNeed {
  const seats = rows.map(({ values }) => seatsOf(values?.request));
  const count = (kind: 'members' | 'admins') => seats.filter((taken) => taken[kind] > 0).length;
  const asksForAdmins = [...refused.values()].some(({ code }) => code === 'adminsFull');
  return { members: count('members'), ...(asksForAdmins && { admins: count('admins') }) };
}
