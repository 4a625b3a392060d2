/** The product's numbers and fixed names (spec sections 2, 4, 8 and 9), defined only here. */

/** Days that a new owner may use the product without a plan, from `dateCreated`. */
export const trialDays = 14;

/** Widths in CSS pixels: the side nav condenses at or below the first; the mobile drawer closes above the second. */
export const breakpoints = { condensedNav: 1024, mobile: 768 } as const;

/** The bell's dropdown shows the five newest notifications; the unseen badge never shows more than its maximum. */
export const notificationDropdownItems = 5;
export const notificationBadgeMax = 99;

/** Browser local storage: the list of completed tour ids. */
export const completedToursStorageKey = 'vh_completed_tours';
/** Stored with it: the login uid the list belongs to, and the current step of a running tour. */
export const completedToursUidStorageKey = 'vh_completed_tours_uid';
export const runningTourStorageKey = 'vh_running_tour';

/** Session storage: the team's migration has run in this session. */
export const teamMigrationSessionKey = 'vh_team_migration';

/** Cloud Functions. */
export const functionsRegion = 'us-central1';
export const functionTimeoutMillis = 70_000;

/** Cloud Storage, milliseconds. */
export const storageMaxOperationRetryMillis = 120_000;
export const storageMaxUploadRetryMillis = 600_000;

/**
 * Member pictures: the maximum bytes of a chosen file (as in storage.rules), the maximum pixels (to protect devices
 * from running out of memory), and the side in pixels of the stored square.
 */
export const memberPicture = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
  maxBytes: 5 * 1024 * 1024,
  maxPixels: 64_000_000,
  side: 512,
} as const;

/** Maximum number of writes in one Firestore batch. */
export const maxBatchWrites = 500;

/** The time zone of a community without one. */
export const defaultTimeZone = 'America/New_York';

/** Minutes after the scheduled start when a clock-in becomes late, and when the shift counts as missed. */
export const lateAfterMin = 10;
export const missedAfterMin = 240;

/** Services that start less than this apart count as simultaneous: one specialist can't start both. */
export const sameHourMinutes = 60;

/** Hours after which an open clock-in is flagged. */
export const openTooLongHours = 12;

/**
 * Limits of a support request: lengths in characters, answers per request, earlier requests listed, and emails to
 * support per business and day.
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

/** Shown for a community without a name. */
export const unknownProperty = 'Unknown Property';

/**
 * Cells that an export masks with an apostrophe:
 * - what a spreadsheet would run as a formula, even after blanks and in a multiline cell;
 * - what an import would read as empty, an error or a number;
 * - what already looks masked, because an import removes one apostrophe.
 */
export const spreadsheetFormula =
  /^\s*('[\s']*)?([=+\-@\t\r\u2010-\u2015\u2212]|#\D|n\/a\s*$|\d+\.0\s*$)|^\s*'[\s']*\d/i;
