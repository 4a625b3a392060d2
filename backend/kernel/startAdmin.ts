import { initializeApp } from 'firebase-admin/app';

/**
 * Makes the admin SDK ready for a command that somebody runs, such as `npm run support`.
 * @param projectId whose data it works on
 */
export function startAdmin(projectId: string): void {
  // Emulators need no credentials, so the SDK must not search the network for a metadata server.
  if (process.env.FIRESTORE_EMULATOR_HOST) process.env.METADATA_SERVER_DETECTION ??= 'none';
  initializeApp({ projectId });
}
