/**
 * How many members a team may have beyond the active ones of its plan. That is room for those who left and for imported lists. It
 * bounds the logins and the mails to strangers that an account can make without paying.
 */
export const maxInactiveMembers = 500;

/** How many days ahead someone may ask for a night off or a shift. */
export const requestDaysAhead = 365;

/** How many nights ahead a member's shifts are listed, today's included, and how many of their latest records of a kind. */
export const upcomingNights = 14;

export const memberRecordsListed = 20;

/** A file of team members to import: its size in bytes, and how many rows and columns it may have. */
export const memberImportLimits = { bytes: 1_000_000, rows: 2000, columns: 50 } as const;
