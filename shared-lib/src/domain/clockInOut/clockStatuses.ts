// Without the schema, so that the first dashboard doesn't load it.

export const clockInOutStatuses = ['open', 'closed', 'missed', 'autoClosed'] as const;

/**
 * Clock-in flags: its time is outside the night it names, it was sent over an hour late, or it arrived after the pay
 * period of its night was locked.
 */
export const clockFlags = ['outsideNight', 'sentLate', 'afterLock'] as const;
