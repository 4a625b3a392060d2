import { initializeApp } from 'firebase-admin/app';

/**
 * Initializes the Admin SDK for a command like `npm run support`.
 * @param projectId the project to work on
 */
export function startAdmin(projectId: string): void {
  // Emulators need no credentials, so the SDK must not search the network for a metadata server.
  if (process.env.FIRESTORE_EMULATOR_HOST) process.env.METADATA_SERVER_DETECTION ??= 'none';
  initializeApp({ projectId });
}
