/** Minutes after the shift's end when a forgotten clock-in is closed. */
export const autoCloseGraceMin = 60;

/**
 * Limits of working time corrections: the longest shift in hours, the entries kept per record, the length of a
 * reason, and the records approved in one call.
 */
export const clockLimits = { shiftHours: 16, edits: 200, reason: 500, approvals: 400 } as const;
