/** The address of a community's page (spec section 2). */
export const communityHref = (communityId: string) => `/communities/${encodeURIComponent(communityId)}`;

/**
 * The address of a member's field work records (spec section 2), or of one of them.
 * @param recordId the record to open; without it, all of the member's records.
 */
const recordsHref = (path: string, memberId: string, recordId?: string) =>
  `${path}?${new URLSearchParams({ member: memberId, ...(recordId !== undefined && { open: recordId }) }).toString()}`;

/** The address of a member's shift reports, or of one. */
export const shiftReportHref = (memberId: string, recordId?: string) =>
  recordsHref('/shift-report', memberId, recordId);

/** The address of a member's clock-ins and clock-outs, or of one. */
export const clockInOutHref = (memberId: string, recordId?: string) =>
  recordsHref('/clock-in-outs', memberId, recordId);

/** The address of the schedule, narrowed to a member's shifts. */
export const scheduleHref = (memberId: string) =>
  `/schedule?${new URLSearchParams({ agent: memberId }).toString()}`;

/** The address of a member's page (spec section 2). */
export const memberHref = (memberId: string) => `/team/${encodeURIComponent(memberId)}`;
