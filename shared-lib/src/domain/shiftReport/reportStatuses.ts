// Without the schema, so that the first dashboard doesn't load it.

export const shiftReportStatuses = ['inProgress', 'submitted', 'approved', 'returned', 'missed'] as const;

/** The statuses of a report whose shift was served. */
export const doneShiftReportStatuses = ['submitted', 'approved', 'returned'] as const;
