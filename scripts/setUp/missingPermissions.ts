import { ask, type GoogleApi } from '../google/googleApi.ts';

/**
 * Project permissions needed by set-up and included in the Owner role (docs.cloud.google.com/iam/docs/roles-permissions). An owner's rights
 * to a bucket come from the bucket's own policy.
 */
const needed: readonly string[] = [
  'datastore.backupSchedules.create',
  'datastore.databases.create',
  'datastore.databases.update',
  'firebase.clients.create',
  'firebase.projects.update',
  'firebaseauth.configs.create',
  'firebaseauth.configs.update',
  'firebasehosting.sites.create',
  'firebasestorage.defaultBucket.create',
  'iam.serviceAccounts.create',
  'iam.serviceAccounts.setIamPolicy',
  'logging.logMetrics.create',
  'logging.logMetrics.update',
  'monitoring.alertPolicies.create',
  'monitoring.alertPolicies.update',
  'monitoring.dashboards.create',
  'monitoring.dashboards.update',
  'monitoring.notificationChannels.create',
  'monitoring.services.create',
  'monitoring.slos.create',
  'monitoring.slos.update',
  'monitoring.uptimeCheckConfigs.create',
  'monitoring.uptimeCheckConfigs.update',
  'resourcemanager.projects.setIamPolicy',
  'secretmanager.secrets.create',
  'secretmanager.secrets.setIamPolicy',
  'secretmanager.versions.add',
  'serviceusage.services.enable',
];

/**
 * The permissions the logged-in user lacks for set-up, checked before anything changes.
 * @throws Error with Google's reason, including for a nonexistent project
 */
export async function missingPermissions(api: GoogleApi, project: string): Promise<string[]> {
  const path = `cloudresourcemanager.googleapis.com/v1/projects/${project}:testIamPermissions`;
  const { permissions = [] } = await ask(api, 'POST', path, { permissions: needed });
  return needed.filter((permission) => !(permissions as string[]).includes(permission));
}
