/** How many members are active, against the plan. */
export interface ActiveMembers {
  active: number;
  limit: number;
  /** How many more are active than the plan allows, as after a change to a smaller plan; 0 within it. */
  over: number;
}

/** Counts the active members against the plan's limit (spec section 5). */
export function activeMembersOf(
  members: readonly { isActive: boolean }[],
  plan: { maxTeam: number },
): ActiveMembers {
  const active = members.filter(({ isActive }) => isActive).length;
  return { active, limit: plan.maxTeam, over: Math.max(0, active - plan.maxTeam) };
}
