/** The shell's own pages; no module may have a route at or below one of them, but below `/`. */
export const shellPaths = ['/', '/404', '/docs', '/help', '/login', '/notifications', '/ui'] as const;

/** The parts that the shell itself puts into slots, as `slot/id`. */
export const shellSlotFills = ['settings.tabs/support'] as const;
