import { installedPackage, pinnedPackage, type Machine, type PinnedPackage } from './pinnedPackage.ts';

const pinned: PinnedPackage = {
  name: 'firebase-tools',
  pinnedIn: 'scripts/firebaseTools',
  variable: 'FIREBASE_TOOLS',
  cost: 'about a minute and 240 MB',
};

/** The folder of the pinned firebase-tools, found or downloaded by `pinnedPackage`. */
export const firebaseTools = (
  root: string,
  print: (line: string) => void,
  machine?: Machine,
): Promise<string> => pinnedPackage(pinned, root, print, machine);

/** The folder of firebase-tools if installed on this machine, found by `installedPackage`. */
export const installedFirebaseTools = (root: string, machine?: Machine): string | null =>
  installedPackage(pinned, root, machine);
