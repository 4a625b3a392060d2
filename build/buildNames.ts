import packageJson from '../package.json' with { type: 'json' };

/** The modules of this repository, in build and display order: those among its workspaces. */
export const moduleNames: readonly string[] = packageJson.workspaces.filter((name) => name.startsWith('mf-'));

export const buildNames: readonly string[] = ['shell', ...moduleNames];

/** The name of a module, and of any workspace with a build. */
export type ModuleName = string;
export type BuildName = string;
