/** The shell's own pages. No module may have a route at or below one of these, except below `/`. */
export const shellPaths = ['/', '/404', '/docs', '/help', '/login', '/notifications', '/ui'] as const;

/** Slots the shell fills itself, as `slot/id`. */
export const shellSlotFills = ['settings.tabs/support'] as const;
