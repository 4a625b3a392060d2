/** The modules, in build and display order. */
export const moduleNames = ['mf-team', 'mf-communities', 'mf-tracking', 'mf-settings', 'mf-billing'] as const;

export const buildNames = ['shell', ...moduleNames] as const;

export type ModuleName = (typeof moduleNames)[number];
export type BuildName = (typeof buildNames)[number];
