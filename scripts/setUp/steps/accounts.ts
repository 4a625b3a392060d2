import { functionsAccount } from '../../../backend/kernel/project/functionsAccount.ts';
import type { GoogleApi } from '../../google/googleApi.ts';
import { grant, missingGrants, readPolicy, type Grant, type PolicyLocation } from '../iamPolicy.ts';
import { read, write, type Plan, type Step } from '../Step.ts';
import { bucketOf } from './data.ts';

/** The account of the deployment workflows. */
const deployer = 'valet-hub-deployer';

const emailOf = (name: string, project: string): string => `${name}@${project}.iam.gserviceaccount.com`;

export const deployerOf = (project: string): string => emailOf(deployer, project);
export const functionsAccountOf = (project: string): string => emailOf(functionsAccount, project);

/** Host and path of a service account. With `-` as the project, Google answers 403 for a missing one. */
export const accountPath = (project: string, email: string): string =>
  `iam.googleapis.com/v1/projects/${project}/serviceAccounts/${email}`;

/**
 * Functions read and write Firestore, change logins and read their hashes (`firebaseauth.configs.getHashConfig`), send push notifications
 * (`cloudmessaging.messages.create`), and are triggered by events and schedules (docs.cloud.google.com/iam/docs/roles-permissions).
 */
const functionsRoles = [
  'roles/datastore.user',
  'roles/eventarc.eventReceiver',
  'roles/firebaseauth.admin',
  'roles/firebasecloudmessaging.admin',
  'roles/run.invoker',
];

/**
 * The deployment roles, each with the required permissions (`permissionsOf`) that it provides
 * (docs.cloud.google.com/iam/docs/roles-permissions). Unlike Firebase Viewer, none of them can read customer data.
 */
export const deployerRoles: Readonly<Record<string, readonly string[]>> = {
  'roles/artifactregistry.admin': [
    'artifactregistry.repositories.get',
    'artifactregistry.repositories.update',
  ],
  'roles/cloudfunctions.admin': [
    'cloudfunctions.functions.create',
    'cloudfunctions.functions.delete',
    'cloudfunctions.functions.get',
    'cloudfunctions.functions.list',
    'cloudfunctions.functions.setIamPolicy',
    'cloudfunctions.functions.sourceCodeSet',
    'cloudfunctions.functions.update',
    'cloudfunctions.operations.get',
    'resourcemanager.projects.getIamPolicy',
    'run.services.get',
    'run.services.list',
    'run.services.setIamPolicy',
    'run.services.update',
  ],
  'roles/cloudscheduler.admin': [
    'cloudscheduler.jobs.create',
    'cloudscheduler.jobs.delete',
    'cloudscheduler.jobs.get',
    'cloudscheduler.jobs.update',
  ],
  'roles/datastore.indexAdmin': [
    'datastore.databases.getMetadata',
    'datastore.indexes.create',
    'datastore.indexes.delete',
    'datastore.indexes.list',
    'datastore.indexes.update',
  ],
  'roles/firebasehosting.admin': [
    'firebase.projects.get',
    'firebasehosting.sites.update',
    'resourcemanager.projects.get',
  ],
  'roles/firebaserules.admin': [
    'firebaserules.releases.create',
    'firebaserules.releases.update',
    'firebaserules.rulesets.create',
  ],
  'roles/firebasestorage.viewer': ['firebasestorage.defaultBucket.get'],
  'roles/secretmanager.viewer': [
    'secretmanager.secrets.get',
    'secretmanager.secrets.getIamPolicy',
    'secretmanager.versions.get',
  ],
  'roles/serviceusage.serviceUsageConsumer': ['serviceusage.services.get', 'serviceusage.services.use'],
};

/** A step that grants roles. @param grantsOf returns the needed grants */
function grantStep(
  api: GoogleApi,
  title: string,
  place: PolicyLocation,
  byHand: string,
  grantsOf: () => Promise<readonly Grant[]>,
): Step {
  return {
    title,
    check: async () => {
      const missing = missingGrants(await readPolicy(api, place), await grantsOf());
      return missing.length === 0 ? null : missing.map(({ role }) => role).join(', ');
    },
    perform: async () => grant(api, place, await grantsOf()),
    manualInstruction: byHand,
  };
}

const rolesOf = (email: string, roles: readonly string[]): Grant[] =>
  roles.map((role) => ({ role, member: `serviceAccount:${email}` }));

/** The accounts functions run as and workflows deploy as, with only the roles they use. */
export function accountSteps(api: GoogleApi, { project }: Plan): Step[] {
  const resource = `cloudresourcemanager.googleapis.com/v1/projects/${project}`;
  const policy = { kind: 'project', resource } as const;
  const bindingCommand = (email: string): string =>
    `gcloud projects add-iam-policy-binding ${project} --member=serviceAccount:${email} --role=ROLE`;
  const projectNumber = async (): Promise<string> =>
    (await read<{ projectNumber: string }>(api, resource))?.projectNumber ?? '';
  const buildAccount = async (): Promise<string> =>
    `${await projectNumber()}-compute@developer.gserviceaccount.com`;
  const account = (name: string, displayName: string): Step => ({
    title: `account ${name}`,
    check: async () =>
      (await read(api, accountPath(project, emailOf(name, project)))) === null ? 'missing' : null,
    perform: () =>
      write(api, 'POST', `iam.googleapis.com/v1/projects/${project}/serviceAccounts`, {
        accountId: name,
        serviceAccount: { displayName },
      }),
    manualInstruction: `gcloud iam service-accounts create ${name} --project=${project}`,
  });
  /** Pub/Sub's account can't be granted anything before Google has created it, which happens on demand and is idempotent. */
  const afterIdentities = (step: Step): Step => ({
    ...step,
    perform: async () => {
      for (const service of ['pubsub', 'eventarc']) {
        const place = `projects/${await projectNumber()}/services/${service}.googleapis.com`;
        const usage = 'serviceusage.googleapis.com/v1beta1';
        await write(api, 'POST', `${usage}/${place}:generateServiceIdentity`, undefined, usage);
      }
      await step.perform?.();
    },
  });
  const actAs = (title: string, path: string): Step =>
    grantStep(
      api,
      title,
      { kind: 'serviceAccount', resource: path },
      `gcloud iam service-accounts add-iam-policy-binding EMAIL --member=serviceAccount:${deployerOf(project)} --role=roles/iam.serviceAccountUser --project=${project}`,
      () => Promise.resolve(rolesOf(deployerOf(project), ['roles/iam.serviceAccountUser'])),
    );
  return [
    account(functionsAccount, 'Cloud Functions of Valet Hub'),
    account(deployer, 'Deployments of Valet Hub'),
    grantStep(api, 'function roles', policy, bindingCommand(functionsAccountOf(project)), () =>
      Promise.resolve(rolesOf(functionsAccountOf(project), functionsRoles)),
    ),
    grantStep(
      api,
      'function access to files',
      { kind: 'bucket', resource: `storage.googleapis.com/storage/v1/b/${bucketOf(project)}` },
      `gcloud storage buckets add-iam-policy-binding gs://${bucketOf(project)} --member=serviceAccount:${functionsAccountOf(project)} --role=roles/storage.objectAdmin`,
      () => Promise.resolve(rolesOf(functionsAccountOf(project), ['roles/storage.objectAdmin'])),
    ),
    grantStep(api, 'deployment roles', policy, bindingCommand(deployerOf(project)), () =>
      Promise.resolve(rolesOf(deployerOf(project), Object.keys(deployerRoles))),
    ),
    actAs('deployments act as functions', accountPath(project, functionsAccountOf(project))),
    afterIdentities(
      grantStep(
        api,
        'roles of Google’s build and event accounts',
        policy,
        bindingCommand('PROJECT_NUMBER-compute@developer.gserviceaccount.com'),
        // With these in place, firebase-tools needs no right to change policies (`ensureServiceAgentRoles`).
        async () => [
          ...rolesOf(await buildAccount(), [
            'roles/cloudbuild.builds.builder',
            'roles/run.invoker',
            'roles/eventarc.eventReceiver',
          ]),
          ...rolesOf(`service-${await projectNumber()}@gcp-sa-pubsub.iam.gserviceaccount.com`, [
            'roles/iam.serviceAccountTokenCreator',
          ]),
        ],
      ),
    ),
    {
      ...grantStep(
        api,
        'deployments act as builds',
        policy,
        `gcloud iam service-accounts add-iam-policy-binding PROJECT_NUMBER-compute@developer.gserviceaccount.com --member=serviceAccount:${deployerOf(project)} --role=roles/iam.serviceAccountUser --project=${project}`,
        () => Promise.resolve([]),
      ),
      check: async () => actAs('', accountPath(project, await buildAccount())).check(),
      perform: async () => actAs('', accountPath(project, await buildAccount())).perform?.(),
    },
  ];
}
