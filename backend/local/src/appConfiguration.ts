/** What Firebase Hosting answers at `/__/firebase/init.json`, and the local services, which production leaves out. */
export interface AppConfiguration {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly appId: string;
  readonly messagingSenderId: string;
  /** Base URLs. */
  readonly emulators: {
    readonly auth: string;
    readonly firestore: string;
    readonly functions: string;
    readonly storage: string;
  };
}

/** The default bucket of a project. */
export function defaultBucket(projectId: string): string {
  return `${projectId}.firebasestorage.app`;
}

/** The web app's configuration of a local project; its keys are made up, since nothing checks them. */
export function appConfiguration(
  projectId: string,
  emulators: AppConfiguration['emulators'],
): AppConfiguration {
  return {
    apiKey: 'local-api-key',
    authDomain: `${projectId}.firebaseapp.com`,
    projectId,
    storageBucket: defaultBucket(projectId),
    appId: '1:100000000000:web:local',
    messagingSenderId: '100000000000',
    emulators,
  };
}
