/** Firebase Hosting's response at `/__/firebase/init.json`, plus the local services, which production omits. */
export interface AppConfiguration {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly appId: string;
  readonly messagingSenderId: string;
  /** Base URLs of the running services. */
  readonly emulators: Readonly<Partial<Record<EmulatedService, string>>>;
}

const emulatedServices = ['auth', 'firestore', 'functions', 'storage'] as const;

type EmulatedService = (typeof emulatedServices)[number];

/** The default bucket of a project. */
export function defaultBucket(projectId: string): string {
  return `${projectId}.firebasestorage.app`;
}

/**
 * A local project's web app configuration. Its keys are made up because nothing checks them.
 *
 * @param addresses base URLs
 * @param running the running services; all by default
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
