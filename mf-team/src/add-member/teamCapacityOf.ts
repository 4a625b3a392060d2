import type { CountedForPlan } from 'shared-lib/data';
import { canActivate, canAddAdmin, type LimitResult, type Plan, type TeamMember } from 'shared-lib/domain';

/** The constraints of a new member: the team, and the plan's remaining seats. */
export interface TeamCapacity {
  /** The team's emails, in lowercase. */
  readonly emails: ReadonlySet<string>;
  /** The team's phones, in E.164. */
  readonly phones: ReadonlySet<string>;
  /** Whether one more may be active. */
  readonly member: LimitResult;
  /** Whether one more active member may be an Admin. */
  readonly admin: LimitResult;
  /** How many active members are Admins. */
  readonly admins: number;
  /** How many of them the plan allows. */
  readonly adminsAllowed: number;
}

/**
 * A plan's remaining seats (spec sections 5 and 6). Only active members count.
 * @param counted how many are active, if counted separately from the list
 */
export function teamCapacityOf(
  team: readonly (Pick<TeamMember, 'email' | 'tier' | 'isActive'> & Partial<Pick<TeamMember, 'phone'>>)[],
  plan: Plan,
  counted: Pick<CountedForPlan, 'activeMembers' | 'activeAdmins'> | null = null,
): TeamCapacity {
  const active = team.filter(({ isActive }) => isActive);
  const members = counted?.activeMembers ?? active.length;
  const admins = counted?.activeAdmins ?? active.filter(({ tier }) => tier === 'Admin').length;
  return {
    emails: new Set(team.map(({ email }) => email.toLowerCase())),
    phones: new Set(team.flatMap(({ phone }) => phone ?? [])),
    member: canActivate(members, plan),
    admin: canAddAdmin(admins, plan),
    admins,
    adminsAllowed: plan.admin,
  };
}

/** Whether a team has room for anyone, of any tier. */
export const hasCapacity = ({ member, admin }: TeamCapacity): boolean => member.ok && admin.ok;
