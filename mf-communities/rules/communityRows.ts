import { collectionGroup, getDocs, query, serverTimestamp, Timestamp, where } from 'firebase/firestore';
import { paths, weekdays, type Weekday } from 'shared-lib/domain';
import { editFaults, validEdit } from './communityEdits.ts';
import { tonight } from '../../backend/rules/table/records.ts';
import { noOne, owner, runs, stranger, team, uids, type Role } from '../../backend/rules/table/roles.ts';
import {
  creating,
  creatingWrong,
  deleting,
  getting,
  listing,
  reading,
  updating,
  updatingWrong,
  type Row,
} from '../../backend/rules/table/Row.ts';

const communities = paths.communities(owner);
const elm = `${communities}/elm`;
const community = { propertyName: 'Elm Row', serviceDays: ['monday'], slug: 'elm-row', createdBy: owner };
const archived = { ...community, archivedAt: Timestamp.fromMillis(0) };
const access = paths.communityAccess(owner, 'elm');
const codes = { gateCode: '4821#', compactorCode: null };
const activity = paths.communityActivity(owner, 'elm');
const entry = { act: 'edited', by: owner, changes: [] };
const agentChange = { field: 'agent.monday', from: null, to: 'mia' };
const agentLine = (uid: string) => ({
  at: serverTimestamp(),
  by: uid,
  act: 'edited',
  changes: [agentChange, { field: 'agent.sunday', from: 'mia', to: null }],
});
const days = [...weekdays];
/** The weekday whose shifts run now, and another. */
const today = days[(new Date(`${tonight()}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'monday';
const tomorrow = days[(days.indexOf(today) + 1) % 7] ?? 'tuesday';

/** Reading a community's codes as a specialist who serves it on only one weekday. */
const codesOn = (day: Weekday, by: readonly Role[]): Row => {
  const place = `on-${day}-only`;
  const path = paths.communityAccess(owner, place);
  return {
    ...getting(path, by, codes),
    before: () => ({
      [path]: codes,
      [paths.community(owner, place)]: { propertyName: 'Elm Row' },
      [paths.assignedAgent(owner, place, day)]: {
        customerId: owner,
        communityId: place,
        day,
        memberId: uids.specialist,
      },
    }),
  };
};
const agents = paths.assignedAgents(owner, 'elm');
const monday = `${agents}/monday`;
const agent = { customerId: owner, communityId: 'elm', day: 'monday', memberId: uids.specialist };

/** Communities and their regular specialists. */
export const communityRows: Row[] = [
  listing(communities, runs),
  listing(
    communities,
    [...runs, 'manager'],
    () => [where('districtManagerId', '==', uids.manager)],
    ' of the manager',
  ),
  getting(`${communities}/maple`, [...runs, 'specialist']),
  getting(`${communities}/oak`, [...runs, 'manager']),
  getting(`${communities}/pine`, [...runs, 'colleague']),
  getting(`${communities}/elder`, [...runs, 'specialist']),
  getting(`${communities}/cedar`, [...runs, 'manager', 'colleague']),
  getting(`${communities}/ash`, runs),
  getting(`${communities}/maple/private/codes`, noOne),
  getting(paths.communityAccess(owner, 'oak'), [...runs, 'manager'], codes),
  getting(paths.communityAccess(owner, 'pine'), [...runs, 'colleague'], codes),
  getting(paths.communityAccess(owner, 'elder'), [...runs, 'specialist'], codes),
  getting(paths.communityAccess(owner, 'cedar'), [...runs, 'manager', 'colleague'], codes),
  codesOn(today, [...runs, 'specialist']),
  codesOn(tomorrow, runs),
  updating('other codes', access, codes, { gateCode: '1' }, noOne),
  deleting(access, codes, noOne),
  listing(activity, runs),
  creating('a line of one’s own', activity, 'mine', entry, noOne),
  creating('whom one made regular', activity, 'mine', agentLine, noOne),
  updating('what somebody did', `${activity}/one`, entry, { by: 'adam' }, noOne),
  deleting(`${activity}/one`, entry, noOne),
  listing(paths.slugs(owner), noOne),
  creating('a slug', paths.slugs(owner), 'elm-row', { communityId: 'elm' }, noOne),
  creating('one more', communities, 'mine', community, noOne),
  // Edited only by a function, which reads each field as the app does.
  updating('a valid edit', elm, community, validEdit, noOne),
  ...updatingWrong(elm, 'owner', community, () => validEdit, editFaults),
  updating('restored', elm, archived, { archivedAt: null }, noOne),
  deleting(elm, community, noOne),
  deleting(elm, archived, noOne, ', archived'),
  getting(`${communities}/birch`, runs),
  getting(`${communities}/gone`, runs),
  deleting(`${paths.slugs(owner)}/elm-row`, { communityId: 'elm' }, noOne),
  getting(monday, runs),
  listing(agents, runs),
  reading(
    'list the assignments of the business',
    (firestore) =>
      getDocs(query(collectionGroup(firestore, 'assignedAgents'), where('customerId', '==', owner))),
    runs,
  ),
  reading(
    'list one’s own assignments',
    (firestore, uid) =>
      getDocs(
        query(
          collectionGroup(firestore, 'assignedAgents'),
          where('customerId', '==', owner),
          where('memberId', '==', uid),
        ),
      ),
    team,
  ),
  reading(
    'list the specialist’s assignments',
    (firestore) =>
      getDocs(
        query(
          collectionGroup(firestore, 'assignedAgents'),
          where('customerId', '==', owner),
          where('memberId', '==', uids.specialist),
        ),
      ),
    [...runs, 'specialist'],
  ),
  reading(
    'list all assignments of everybody',
    (firestore) => getDocs(collectionGroup(firestore, 'assignedAgents')),
    noOne,
  ),
  creating('one', agents, 'monday', agent, noOne),
  updating('another member', monday, agent, { memberId: uids.colleague }, noOne),
  deleting(monday, agent, noOne),
];

const links = paths.managerLinks(owner);
const requests = paths.closureRequests(owner);
const turns = paths.managerTurns(owner);
const link = { communityId: 'maple', name: 'Pat', wantsMail: true };

/**
 * Links for property managers, their requests, and scheduled emails to them. Link keys are in `ownDataRows`.
 */
export const managerRows: Row[] = [
  getting(`${links}/one`, runs, link),
  listing(links, runs),
  listing(paths.managerLinks(stranger), ['stranger']),
  creating('one', links, 'two', link, noOne),
  updating('lengthen one', `${links}/one`, link, { expiresAt: new Date(4e12) }, noOne),
  updating(
    'take back its end',
    `${links}/one`,
    { ...link, revokedAt: new Date(0) },
    { revokedAt: null },
    noOne,
  ),
  deleting(`${links}/one`, link, noOne),
  getting(`${requests}/one`, runs, { communityId: 'maple', status: 'new' }),
  listing(requests, runs),
  creating('one', requests, 'two', { communityId: 'maple', dates: ['2026-12-25'] }, noOne),
  updating('call it added', `${requests}/one`, { status: 'new' }, { status: 'added' }, noOne),
  deleting(`${requests}/one`, { status: 'new' }, noOne),
  getting(`${turns}/one`, noOne, { mailSecret: 'secret' }),
  listing(turns, noOne),
  creating('one', turns, 'two', { kind: 'proof' }, noOne),
  updating('send it again', `${turns}/one`, { sentAt: new Date(0) }, { sentAt: null }, noOne),
  deleting(`${turns}/one`, {}, noOne),
];

const reprints = paths.reprints(owner);
const wish = (uid: string) => ({
  communityIds: ['maple', 'harbor'],
  before: serverTimestamp(),
  createdAt: serverTimestamp(),
  createdBy: uid,
  updatedAt: serverTimestamp(),
});
/** Requests to reprint labels. */
export const reprintRows: Row[] = [
  listing(reprints, runs),
  creating('a wish', reprints, 'wish', wish, runs),
  creating('a wish for all', reprints, 'all', (uid) => ({ ...wish(uid), communityIds: 'all' }), runs),
  creating(
    'a wish that comes back',
    reprints,
    'back',
    (uid) => ({ ...wish(uid), before: Timestamp.fromMillis(9) }),
    runs,
  ),
  ...creatingWrong(reprints, 'owner', wish, {
    'for none': { communityIds: [] },
    'for a word': { communityIds: 'some' },
    'for what is no id': { communityIds: ['a b'] },
    'for 201 communities': { communityIds: Array.from({ length: 201 }, (_, at) => `c${at}`) },
    'without a time': { before: null },
    'for what will be printed': { before: Timestamp.fromMillis(4e12) },
    'in the name of somebody else': { createdBy: 'somebody' },
    'one more field': { note: 'x' },
  }),
  updating('a wish', `${reprints}/wish`, {}, { communityIds: 'all' }, noOne),
  deleting(`${reprints}/wish`, {}, runs),
];
