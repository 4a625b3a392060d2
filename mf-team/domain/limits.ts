/**
 * How many members a team may have beyond its plan's active ones: room for former members and imported lists.
 * It limits the logins and the emails to strangers that an account can create without paying.
 */
export const maxInactiveMembers = 500;

/** How many days ahead someone may request a night off or a shift. */
export const requestDaysAhead = 365;

/**
 * How many nights ahead a member's shifts are listed, including today's, and how many of their latest records
 * of each kind.
 */
export const upcomingNights = 14;

export const memberRecordsListed = 20;

/** Limits of a team member import file. */
export const memberImportLimits = { bytes: 1_000_000, rows: 2000, columns: 50 } as const;
