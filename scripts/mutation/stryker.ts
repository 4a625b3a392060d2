import { pinnedPackage } from '../onDemand/pinnedPackage.ts';

/** The folder of the pinned Stryker, its jest runner beside it. Parameters and errors as those of `pinnedPackage`. */
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
