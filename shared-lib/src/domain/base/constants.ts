/** The product's numbers and fixed names (spec sections 2, 4, 8 and 9). Each stands here and nowhere else. */

/** Days that a new owner may use the product without a plan, from `dateCreated`. */
export const trialDays = 14;

/** Widths in CSS pixels: the side nav condenses at or below the first; the mobile drawer closes above the second. */
export const breakpoints = { condensedNav: 1024, mobile: 768 } as const;

/** The five newest notifications show in the bell's dropdown; the unseen badge never says more than its maximum. */
export const notificationDropdownItems = 5;
export const notificationBadgeMax = 99;

/** Browser local storage: the list of completed tour ids. */
export const completedToursStorageKey = 'vh_completed_tours';
/** Beside it: the login uid whose list that is, and where a tour that runs stands. */
export const completedToursUidStorageKey = 'vh_completed_tours_uid';
export const runningTourStorageKey = 'vh_running_tour';

/** Browser session storage: says that the team's migration ran in this session. */
export const teamMigrationSessionKey = 'vh_team_migration';

/** Cloud Functions. */
export const functionsRegion = 'us-central1';
export const functionTimeoutMillis = 70_000;

/** Cloud Storage and script loading, milliseconds. */
export const storageMaxOperationRetryMillis = 120_000;
export const storageMaxUploadRetryMillis = 600_000;
export const chunkLoadTimeoutMillis = 120_000;

/**
 * Pictures of members: the most bytes that may be chosen (as in storage.rules), the most pixels (so that no device runs out of
 * memory), and the side in pixels of the square that is kept.
 */
export const memberPicture = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  maxBytes: 5 * 1024 * 1024,
  maxPixels: 64_000_000,
  side: 512,
} as const;

/** Most writes that one Firestore batch holds. */
export const maxBatchWrites = 500;

/** The zone of a community that names none. */
export const defaultTimeZone = 'America/New_York';

/** Minutes after the scheduled start from which a clock-in is late, and from which the shift counts as missed. */
export const lateAfterMin = 10;
export const missedAfterMin = 240;

/** Services whose starts are less than this apart are at the same hour: one agent can't begin both. */
export const sameHourMinutes = 60;

/** Hours after which an open clock-in is flagged. */
export const openTooLongHours = 12;

/** Minutes after the shift's end at which a forgotten clock-in is closed. */
export const autoCloseGraceMin = 60;

/**
 * Corrections of working time: the longest shift in hours, how many entries a record keeps, the length of a reason, and as many records
 * as are approved in one call.
 */
export const clockLimits = { shiftHours: 16, edits: 200, reason: 500, approvals: 400 } as const;

/**
 * A request to support: lengths in characters, how many answers one has, how many earlier ones are listed, and of how many of one business
 * support hears by mail in a day.
 */
export const supportLimits = {
  messageMin: 10,
  messageMax: 4000,
  diagnosticsMax: 20_000,
  answerMax: 10_000,
  answers: 50,
  listed: 20,
  mailsPerDay: 20,
} as const;

/** What is shown where a community or a user has no name. */
export const unknownProperty = 'Unknown Property';
export const defaultDisplayName = 'User';

/**
 * What an export masks with an apostrophe: what a spreadsheet would run as a formula, also after blanks and in a cell of several lines; what
 * an import would take for nothing, an error or a number; and what looks masked already, so that an import, which takes one apostrophe off,
 * reads it as it was.
 */
export const spreadsheetFormula =
  /^\s*('[\s']*)?([=+\-@\t\r\u2010-\u2015\u2212]|#\D|n\/a\s*$|\d+\.0\s*$)|^\s*'[\s']*\d/i;
