import { recentProblems, sendProblems } from 'shared-lib/data';
import { openFirebase } from 'shared-lib/session';

/** From now on, problems of this page reach whoever runs the product, also those that it had before. */
export async function openToProblems(shellVersion: string): Promise<void> {
  await openFirebase();
  sendProblems(shellVersion, recentProblems());
}
