import type { Target } from '../deploy/options.ts';

/** The Google APIs called by the product, its deployment and `steps/`, named as in their discovery documents. */
export const apis: readonly string[] = [
  'artifactregistry',
  'billingbudgets',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'eventarc',
  'fcm',
  'fcmregistrations',
  'firebase',
  'firebaseappcheck',
  'firebasehosting',
  'firebaseinstallations',
  'firebaserules',
  'firebasestorage',
  'firestore',
  'iam',
  'iamcredentials',
  'identitytoolkit',
  'logging',
  'monitoring',
  'pubsub',
  'run',
  'secretmanager',
  'serviceusage',
  'sts',
  'storage',
].map((name) => `${name}.googleapis.com`);

/** The APIs that a deployment of each target calls. */
export const apisOf: Readonly<Record<Target, readonly string[]>> = {
  hosting: ['firebasehosting'],
  functions: [
    'artifactregistry',
    'cloudbuild',
    'cloudfunctions',
    'cloudscheduler',
    'eventarc',
    'pubsub',
    'run',
    'secretmanager',
  ],
  firestore: ['firebaserules', 'firestore'],
  storage: ['firebaserules', 'firebasestorage'],
};

/**
 * The permissions the deploying account needs in the project. Beyond the lists that firebase-tools checks (`TARGET_PERMISSIONS` in its
 * `lib/deploy`), these cover later calls: `setInvoker`, schedules, secrets and the cleanup policy. It also generates the identities of
 * Pub/Sub and Eventarc, for which Google requires no permission (firebase/firebase-tools issue 11070).
 */
export const permissionsOf: Readonly<Record<Target, readonly string[]>> = {
  hosting: ['firebasehosting.sites.update'],
  functions: [
    'artifactregistry.repositories.get',
    'artifactregistry.repositories.update',
    'cloudfunctions.functions.create',
    'cloudfunctions.functions.delete',
    'cloudfunctions.functions.get',
    'cloudfunctions.functions.list',
    'cloudfunctions.functions.setIamPolicy',
    'cloudfunctions.functions.sourceCodeSet',
    'cloudfunctions.functions.update',
    'cloudfunctions.operations.get',
    'cloudscheduler.jobs.create',
    'cloudscheduler.jobs.delete',
    'cloudscheduler.jobs.get',
    'cloudscheduler.jobs.update',
    'resourcemanager.projects.getIamPolicy',
    'run.services.get',
    'run.services.list',
    'run.services.setIamPolicy',
    'run.services.update',
    'secretmanager.secrets.get',
    'secretmanager.secrets.getIamPolicy',
    'secretmanager.versions.get',
  ],
  firestore: [
    'datastore.databases.getMetadata',
    'datastore.indexes.create',
    'datastore.indexes.delete',
    'datastore.indexes.list',
    'datastore.indexes.update',
    'firebaserules.releases.create',
    'firebaserules.releases.update',
    'firebaserules.rulesets.create',
  ],
  storage: [
    'firebaserules.releases.create',
    'firebaserules.releases.update',
    'firebaserules.rulesets.create',
    'firebasestorage.defaultBucket.get',
  ],
};

/** Needed by every deployment, whatever the target. */
export const commonPermissions: readonly string[] = [
  'firebase.projects.get',
  'resourcemanager.projects.get',
  'serviceusage.services.get',
  'serviceusage.services.use',
];
