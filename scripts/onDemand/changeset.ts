/** Runs the pinned Changesets command in this terminal with the given arguments. */
import { pinnedPackage } from './pinnedPackage.ts';
import { runInTerminal } from './runInTerminal.ts';

await runInTerminal(
  (root, print) =>
    pinnedPackage(
      {
        name: '@changesets/cli',
        pinnedIn: 'scripts/changesets',
        variable: 'CHANGESETS',
        cost: 'a few seconds and 4 MB',
      },
      root,
      print,
    ),
  'bin.js',
);
