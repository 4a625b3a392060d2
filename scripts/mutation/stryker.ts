import { pinnedPackage } from '../onDemand/pinnedPackage.ts';

/** The folder of the pinned Stryker with its jest runner. Parameters and errors as for `pinnedPackage`. */
export const stryker = (root: string, print: (line: string) => void): Promise<string> =>
  pinnedPackage(
    {
      name: '@stryker-mutator/core',
      pinnedIn: 'scripts/mutation/stryker',
      variable: 'STRYKER',
      cost: 'half a minute and 62 MB',
    },
    root,
    print,
  );
