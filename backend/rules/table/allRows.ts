import { deleteField, limit, orderBy, where, type QueryConstraint } from 'firebase/firestore';
import { paymentRows } from '../../../mf-billing/rules/paymentRows.ts';
import { communityRows, managerRows, reprintRows } from '../../../mf-communities/rules/communityRows.ts';
import { propertyRows } from '../../../mf-communities/rules/propertyRows.ts';
import { activityRows, settingsRows } from '../../../mf-settings/rules/settingsRows.ts';
import { consentAndTypeRows, textRows } from '../../../mf-settings/rules/textRows.ts';
import { scheduleRows, requestRows } from '../../../mf-team/rules/planningRows.ts';
import { swapRows } from '../../../mf-team/rules/swapRows.ts';
import { teamRows, formerMemberRows } from '../../../mf-team/rules/teamRows.ts';
import { clockRows } from '../../../mf-tracking/rules/clockRows.ts';
import { fieldRows } from '../../../mf-tracking/rules/fieldRows.ts';
import { ownerFigureRows, proofRows, roundNoteRows } from '../../../mf-tracking/rules/ownRecords.ts';
import { reportRows } from '../../../mf-tracking/rules/shiftRows.ts';
import { violationRows } from '../../../mf-tracking/rules/violationRows.ts';
import { accountRows } from './accountRows.ts';
import { notificationRows } from './notificationRows.ts';
import { creating, deleting, getting, listing, updating, updatingWrong, type Row } from './Row.ts';
import { paths } from 'shared-lib/domain';
import { noOne, owner, runs } from './roles.ts';

/** Summaries of a collection: the owner and Admins read them, and only functions write them. */
const summaries = (collection: string, id: string): Row[] => {
  const path = `${collection}/${id}`;
  const data = { format: 1, count: 0 };
  return [
    getting(path, runs, data),
    listing(collection, runs),
    creating('a summary', collection, id, data, noOne),
    updating('a summary', path, data, { count: 1 }, noOne),
    deleting(path, data, noOne),
  ];
};

/** The summaries that triggers update for screens. */
const summaryRows: Row[] = [
  ...summaries(paths.directory(owner), 'team-0'),
  ...summaries(paths.nights(owner), '2026-01-05'),
  ...summaries(paths.nightShards(owner, 'elm'), '0'),
  ...summaries(paths.counts(owner), 'summaries'),
  ...summaries(paths.changes(owner), 'units'),
  ...summaries(paths.rounds(owner), 'sam_2026-01-05_maple'),
  ...summaries(paths.unitLists(owner), 'maple-0'),
  ...summaries(paths.doorMonths(owner), 'maple_2026-11'),
  ...summaries(paths.scoreMonths(owner), '2026-11'),
];

const repairs = paths.repairs(owner);
const repair = { kind: 'schedule', recordId: '2026-01-05', by: owner, changes: [] };

/** Repairs of damaged records. */
const repairRows: Row[] = [
  getting(`${repairs}/one`, runs, repair),
  listing(repairs, runs),
  creating('one', repairs, 'two', repair, noOne),
  updating('under another name', `${repairs}/one`, repair, { by: 'adam' }, noOne),
  deleting(`${repairs}/one`, repair, noOne),
];

const long = (size: number) => 'x'.repeat(size);

const viewsOf = (uid: string) => paths.listViews(owner, uid, 'team');
const lists = (uid: string) => `${paths.customer(owner)}/listViews/${uid}/lists`;
const views = { views: { 'Admins only': 'tier=Admin' } };
const manyViews = (count: number, params = '') => ({
  views: Object.fromEntries(Array.from({ length: count }, (_, index) => [`View ${index}`, params])),
});

/** People's saved list views: each can access only their own. */
const listViewRows: Row[] = [
  getting(viewsOf('olivia'), ['owner'], views),
  getting(viewsOf('adam'), ['admin'], views),
  getting(viewsOf('sam'), noOne, views),
  listing(lists('olivia'), noOne),
  creating('the owner’s', lists('olivia'), 'units', views, ['owner']),
  creating('an Admin’s', lists('adam'), 'units', views, ['admin']),
  creating('a Specialist’s', lists('sam'), 'units', views, noOne),
  creating('of a list with an endless name', lists('olivia'), long(61), views, noOne),
  updating('another view', viewsOf('olivia'), views, { 'views.Late': 'status=late' }, ['owner']),
  updating('remove a view', viewsOf('olivia'), views, { 'views.Admins only': deleteField() }, ['owner']),
  updating('as many as there may be', viewsOf('olivia'), views, manyViews(30), ['owner']),
  updating('the view the list opens on', viewsOf('olivia'), views, { opensOn: 'status=late' }, ['owner']),
  updating('the plain view to open on', viewsOf('olivia'), views, { opensOn: '' }, ['owner']),
  ...updatingWrong(viewsOf('olivia'), 'owner', views, () => views, {
    '31 views': manyViews(31),
    'views that are no map': { views: ['tier=Admin'] },
    'a view that is true': { views: { Late: true } },
    'endless parameters': manyViews(30, long(2001)),
    'endless names': { views: { [long(1000)]: '', [`${long(1000)}y`]: '' } },
    'an endless view to open on': { opensOn: long(2001) },
    'a view to open on that is true': { opensOn: true },
    'one more field': { shared: true },
  }),
  deleting(viewsOf('olivia'), views, noOne),
];

/** One of the search's queries: who may run it sees its group. */
const group = (which: string, path: string, ...constraints: readonly QueryConstraint[]): Row =>
  listing(path, runs, () => [...constraints, limit(9)], `, the search’s ${which}`);

/** The queries of the header's search, by the groups they fill. */
const searchRows: readonly Row[] = [
  group('units', paths.units(owner), where('unitNumber', '>=', '20'), where('unitNumber', '<', '20\uf8ff')),
  group(
    'units of named communities',
    paths.units(owner),
    where('unitNumber', 'in', ['12b', '12B']),
    where('communityId', 'in', ['maple', 'oak']),
  ),
  group(
    'residents by phone',
    paths.units(owner),
    where('phone', '>=', '+1202'),
    where('phone', '<', '+1202\uf8ff'),
  ),
  group('residents by name', paths.units(owner), where('residentKeys', 'array-contains', 'ana g')),
  group(
    'residents of named communities',
    paths.units(owner),
    where('communityId', 'in', ['maple', 'oak']),
    where('residentKeys', 'array-contains', 'ana g'),
  ),
  group('requests', paths.contactSubmissions(owner), where('number', '==', '7K3-P9Q')),
  group(
    'reports',
    paths.shiftReports(owner),
    where('communityId', 'in', ['maple', 'oak']),
    orderBy('serviceDate', 'desc'),
  ),
  group('cases', paths.violations(owner), where('caseNumber', '==', 'V-20261126-7')),
  getting(`${paths.binTags(owner)}/abc234def567`, runs, { communityId: 'birch', unitId: null }),
];

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
const ownDataRows: Row[] = exportRows.concat(
  functionsAlone.flatMap((collection) => [
    getting(`${collection}/one`, noOne),
    listing(collection, noOne),
    creating('one', collection, 'two', { uid: owner, customerId: owner }, noOne),
    updating('change one', `${collection}/one`, { uid: owner }, { expiresAt: null }, noOne),
    deleting(`${collection}/one`, { uid: owner }, noOne),
  ]),
);

/** All requests to Firestore. */
export const allRows: readonly Row[] = [
  ...notificationRows,
  ...accountRows,
  ...paymentRows,
  ...managerRows,
  ...ownDataRows,
  ...textRows,
  ...teamRows,
  ...communityRows,
  ...scheduleRows,
  ...formerMemberRows,
  ...repairRows,
  ...requestRows,
  ...swapRows,
  ...settingsRows,
  ...activityRows,
  ...reprintRows,
  ...listViewRows,
  ...propertyRows,
  ...consentAndTypeRows,
  ...fieldRows,
  ...reportRows,
  ...clockRows,
  ...ownerFigureRows,
  ...proofRows,
  ...roundNoteRows,
  ...violationRows,
  ...summaryRows,
  ...searchRows,
];
