import { requestProblem } from './requestProblem.fixture.ts';

const accounts = 'iam.googleapis.com/v1/projects/valet/serviceAccounts';
const database = 'firestore.googleapis.com/v1/projects/valet/databases/(default)';
const channels = 'monitoring.googleapis.com/v3/projects/valet/notificationChannels';

test.each<[string, string, object | null, string | null]>([
  ['GET', `${accounts}/a@b`, null, null],
  ['POST', accounts, { accountId: 'a', serviceAccount: { displayName: 'A' } }, null],
  ['DELETE', `${accounts}/a@b`, null, `There is no method DELETE ${accounts}/a@b.`],
  ['GET', 'iam.googleapis.com/v9/projects', null, 'There is no method GET iam.googleapis.com/v9/projects.'],
  ['GET', `${accounts}/a@b?depth=1`, null, 'iam.projects.serviceAccounts.get has no parameter depth.'],
  ['POST', `${accounts}/a@b:getIamPolicy`, {}, 'iam.projects.serviceAccounts.getIamPolicy takes no body.'],
  [
    'POST',
    accounts,
    { accountID: 'a' },
    'iam.projects.serviceAccounts.create: CreateServiceAccountRequest.accountID is unknown.',
  ],
  [
    'POST',
    accounts,
    { accountId: 1 },
    'iam.projects.serviceAccounts.create: CreateServiceAccountRequest.accountId is not a string.',
  ],
  [
    'POST',
    accounts,
    { serviceAccount: { email: 'a@b' } },
    'iam.projects.serviceAccounts.create: CreateServiceAccountRequest.serviceAccount.email is set by Google.',
  ],
  ['PATCH', `${database}?updateMask=deleteProtectionState`, {}, null],
  [
    'PATCH',
    `${database}?updateMask=deleteProtectionState,safe`,
    {},
    "firestore.projects.databases.patch can't update safe.",
  ],
  [
    'PATCH',
    `${database}?updateMask=deleteProtectionState`,
    { deleteProtectionState: 'YES' },
    "firestore.projects.databases.patch: GoogleFirestoreAdminV1Database.deleteProtectionState can't be YES.",
  ],
  [
    'POST',
    channels,
    { labels: { email_address: 1 } },
    'monitoring.projects.notificationChannels.create: NotificationChannel.labels.email_address is not a string.',
  ],
])('%s %s %j: %s', (method, path, body, problem) => {
  expect(requestProblem({ method, path, body })).toBe(problem);
});
