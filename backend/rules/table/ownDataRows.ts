import { paths } from 'shared-lib/domain';
import { owner, noOne } from './roles.ts';
import { creating, deleting, getting, listing, updating, type Row } from './Row.ts';

/** Collections outside of businesses that only functions read and write: links, requests, counters. */
const functionsAlone: readonly string[] = [
  'accountLinks',
  'emailChanges',
  'passwordResets',
  'rateCounters',
  'signUps',
  'problems',
  'exportJobs',
  'deletions',
  'supportNumbers',
  'managerKeys',
  'managerSessions',
  'proofKeys',
  'usedProofs',
  'formKeys',
  'rollouts',
  'rolloutAccounts',
  'modules',
  paths.moduleVersions(owner),
  'moduleKeys',
  'moduleNames',
];

const exportsPath = paths.dataExports(owner);

const exportRows: Row[] = [
  getting(`${exportsPath}/one`, ['owner']),
  listing(exportsPath, ['owner']),
  creating('an export', exportsPath, 'two', { state: 'collecting' }, noOne),
  updating('mark it ready', `${exportsPath}/one`, { state: 'packing' }, { state: 'ready' }, noOne),
  deleting(`${exportsPath}/one`, { state: 'ready' }, noOne),
  listing(paths.businessSlugs(), noOne),
  listing(paths.publicPages(owner), noOne),
  updating('delete the business', paths.customer(owner), {}, { deletion: { dueAt: new Date(0) } }, noOne),
];

/** Data that belongs to people's accounts instead of a business, and an owner's exports. */
export const ownDataRows: Row[] = exportRows.concat(
  functionsAlone.flatMap((collection) => [
    getting(`${collection}/one`, noOne),
    listing(collection, noOne),
    creating('one', collection, 'two', { uid: owner, customerId: owner }, noOne),
    updating('change one', `${collection}/one`, { uid: owner }, { expiresAt: null }, noOne),
    deleting(`${collection}/one`, { uid: owner }, noOne),
  ]),
);
