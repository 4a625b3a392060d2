/** How much of one plan limit is used. */
export interface LimitUsage {
  used: number;
  limit: number;
  /** How far the use exceeds the plan, for example after a downgrade; 0 within it. */
  over: number;
}

/** Compares a number with a plan limit. */
export const limitUsage = (used: number, limit: number): LimitUsage => ({
  used,
  limit,
  over: Math.max(0, used - limit),
});

/** A use compared with its limit: how many more fit, or how many are too many; 0 at the limit. */
export function limitStatusOf({ used, limit, over }: LimitUsage): {
  status: 'within' | 'at' | 'over';
  by: number;
} {
  if (over > 0) return { status: 'over', by: over };
  return { status: used === limit ? 'at' : 'within', by: limit - used };
}
