/** Where the functions' firebase-admin and Firebase's test libraries find the local services, as `host:port`. */
export interface ServiceHosts {
  readonly auth: string;
  /** The gRPC address. */
  readonly firestore: string;
  readonly storage: string;
  readonly hub: string;
}

/**
 * Environment variables that point firebase-admin and firebase-functions to a local Firebase.
 *
 * @param storageBucket the default bucket
 */
export function adminEnvironment(
  projectId: string,
  storageBucket: string,
  hosts: ServiceHosts,
): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket }),
    FIREBASE_AUTH_EMULATOR_HOST: hosts.auth,
    FIRESTORE_EMULATOR_HOST: hosts.firestore,
    FIREBASE_STORAGE_EMULATOR_HOST: hosts.storage,
    FIREBASE_EMULATOR_HUB: hosts.hub,
    // Otherwise Google's libraries probe the network for a Google Cloud machine.
    METADATA_SERVER_DETECTION: 'none',
    STORAGE_EMULATOR_HOST: `http://${hosts.storage}`,
  };
}
