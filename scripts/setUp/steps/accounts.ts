import { functionsAccount } from '../../../backend/functions/functionsAccount.ts';
import type { GoogleApi } from '../../google/googleApi.ts';
import { grant, missingGrants, readPolicy, type Grant, type PolicyPlace } from '../iamPolicy.ts';
import { read, write, type Plan, type Step } from '../Step.ts';
import { bucketOf } from './data.ts';

/** The account of the workflows that deploy. */
const deployer = 'valet-hub-deployer';

const emailOf = (name: string, project: string): string => `${name}@${project}.iam.gserviceaccount.com`;

export const deployerOf = (project: string): string => emailOf(deployer, project);
export const functionsAccountOf = (project: string): string => emailOf(functionsAccount, project);

/** Host and path of a service account. */
export const accountPath = (email: string): string =>
  `iam.googleapis.com/v1/projects/-/serviceAccounts/${email}`;

/** What functions do: read and write Firestore, change logins, be started by events and schedules. */
const functionsRoles = [
  'roles/datastore.user',
  'roles/eventarc.eventReceiver',
  'roles/firebaseauth.admin',
  'roles/run.invoker',
];

/** The roles that hold `permissionsOf` of every target (cloud.google.com/iam/docs/roles-permissions). */
const deployerRoles = [
  'roles/artifactregistry.admin',
  'roles/browser',
  'roles/cloudfunctions.admin',
  'roles/cloudscheduler.admin',
  'roles/datastore.indexAdmin',
  'roles/firebase.viewer',
  'roles/firebasehosting.admin',
  'roles/firebaserules.admin',
  'roles/firebasestorage.viewer',
  'roles/run.admin',
  'roles/secretmanager.viewer',
  'roles/serviceusage.serviceUsageConsumer',
];

/** A step that gives roles. @param grantsOf reads what is to be granted */
function grantStep(
  api: GoogleApi,
  title: string,
  place: PolicyPlace,
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
    byHand,
  };
}

const rolesOf = (email: string, roles: readonly string[]): Grant[] =>
  roles.map((role) => ({ role, member: `serviceAccount:${email}` }));

/** The accounts that functions run as and that workflows deploy as, with no role that they don't use. */
export function accountSteps(api: GoogleApi, { project }: Plan): Step[] {
  const resource = `cloudresourcemanager.googleapis.com/v1/projects/${project}`;
  const bindingCommand = (email: string): string =>
    `gcloud projects add-iam-policy-binding ${project} --member=serviceAccount:${email} --role=ROLE`;
  const projectNumber = async (): Promise<string> =>
    (await read<{ projectNumber: string }>(api, resource))?.projectNumber ?? '';
  const buildAccount = async (): Promise<string> =>
    `${await projectNumber()}-compute@developer.gserviceaccount.com`;
  const account = (name: string, displayName: string): Step => ({
    title: `account ${name}`,
    check: async () => ((await read(api, accountPath(emailOf(name, project)))) === null ? 'missing' : null),
    perform: () =>
      write(api, 'POST', `iam.googleapis.com/v1/projects/${project}/serviceAccounts`, {
        accountId: name,
        serviceAccount: { displayName },
      }),
    byHand: `gcloud iam service-accounts create ${name} --project=${project}`,
  });
  const actAs = (title: string, path: string): Step =>
    grantStep(
      api,
      title,
      { resource: path },
      `gcloud iam service-accounts add-iam-policy-binding EMAIL --member=serviceAccount:${deployerOf(project)} --role=roles/iam.serviceAccountUser --project=${project}`,
      () => Promise.resolve(rolesOf(deployerOf(project), ['roles/iam.serviceAccountUser'])),
    );
  return [
    account(functionsAccount, 'Cloud Functions of Valet Hub'),
    account(deployer, 'Deployments of Valet Hub'),
    grantStep(api, 'roles of the functions', { resource }, bindingCommand(functionsAccountOf(project)), () =>
      Promise.resolve(rolesOf(functionsAccountOf(project), functionsRoles)),
    ),
    grantStep(
      api,
      'files of the functions',
      { resource: `storage.googleapis.com/storage/v1/b/${bucketOf(project)}`, isBucket: true },
      `gcloud storage buckets add-iam-policy-binding gs://${bucketOf(project)} --member=serviceAccount:${functionsAccountOf(project)} --role=roles/storage.objectAdmin`,
      () => Promise.resolve(rolesOf(functionsAccountOf(project), ['roles/storage.objectAdmin'])),
    ),
    grantStep(api, 'roles of deployments', { resource }, bindingCommand(deployerOf(project)), () =>
      Promise.resolve(rolesOf(deployerOf(project), deployerRoles)),
    ),
    actAs('deployments act for functions', accountPath(functionsAccountOf(project))),
    grantStep(
      api,
      'roles of Google’s builds and events',
      { resource },
      bindingCommand('PROJECT_NUMBER-compute@developer.gserviceaccount.com'),
      // With these in place, firebase-tools needs no right to change who may do what (`ensureServiceAgentRoles`).
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
    {
      ...grantStep(
        api,
        'deployments act for builds',
        { resource: '' },
        `gcloud iam service-accounts add-iam-policy-binding PROJECT_NUMBER-compute@developer.gserviceaccount.com --member=serviceAccount:${deployerOf(project)} --role=roles/iam.serviceAccountUser --project=${project}`,
        () => Promise.resolve([]),
      ),
      check: async () => actAs('', accountPath(await buildAccount())).check(),
      perform: async () => actAs('', accountPath(await buildAccount())).perform?.(),
    },
  ];
}
