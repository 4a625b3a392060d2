/** The address of a community's page (spec section 2). */
export const communityHref = (communityId: string) => `/communities/${encodeURIComponent(communityId)}`;

/** The address of a member's page (spec section 2). */
export const memberHref = (memberId: string) => `/team/${encodeURIComponent(memberId)}`;

/** The address of the schedule with a member's shifts alone. */
export const scheduleHref = (memberId: string) => `/schedule?agent=${encodeURIComponent(memberId)}`;
