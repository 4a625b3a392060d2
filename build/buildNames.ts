/** The modules, in the order in which they are built and listed. */
export const moduleNames = ['mf-team', 'mf-communities', 'mf-tracking', 'mf-settings', 'mf-billing'] as const;

/** What is built: the shell and the modules. */
export const buildNames = ['shell', ...moduleNames] as const;

export type ModuleName = (typeof moduleNames)[number];
export type BuildName = (typeof buildNames)[number];
