/** The answer of Firebase Hosting at `/__/firebase/init.json`, with the local services, which production leaves out. */
export interface AppConfiguration {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly appId: string;
  readonly messagingSenderId: string;
  /** Base URLs, of the services that run. */
  readonly emulators: Readonly<Partial<Record<EmulatedService, string>>>;
}

const emulatedServices = ['auth', 'firestore', 'functions', 'storage'] as const;

type EmulatedService = (typeof emulatedServices)[number];

/** The default bucket of a project. */
export function defaultBucket(projectId: string): string {
  return `${projectId}.firebasestorage.app`;
}

/**
 * The web app's configuration of a local project; its keys are made up, since nothing checks them.
 *
 * @param addresses base URLs
 * @param running the services that run; all unless told otherwise
 */
export function appConfiguration(
  projectId: string,
  addresses: Readonly<Record<EmulatedService, string>>,
  running: readonly string[] = emulatedServices,
): AppConfiguration {
  return {
    apiKey: 'local-api-key',
    authDomain: `${projectId}.firebaseapp.com`,
    projectId,
    storageBucket: defaultBucket(projectId),
    appId: '1:100000000000:web:local',
    messagingSenderId: '100000000000',
    emulators: Object.fromEntries(
      emulatedServices
        .filter((service) => running.includes(service))
        .map((service) => [service, addresses[service]]),
    ),
  };
}
