import {
  collectionGroup,
  deleteField,
  getDocs,
  query,
  serverTimestamp,
  Timestamp,
  where,
} from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { noOne, owner, runs, team, uids } from './roles.ts';
import { creating, deleting, getting, listing, reading, updating, updatingWrong, type Row } from './Row.ts';

const long = (size: number) => 'x'.repeat(size);

const communities = paths.communities(owner);
const elm = `${communities}/elm`;
const community = { propertyName: 'Elm Row', serviceDays: ['monday'], slug: 'elm-row', createdBy: owner };
const archived = { ...community, archivedAt: Timestamp.fromMillis(0) };
const edit = {
  propertyName: 'Elm Place',
  serviceDays: ['monday', 'friday'],
  totalUnits: 12,
  rules: ['Tie every bag.'],
};
const agents = paths.assignedAgents(owner, 'elm');
const monday = `${agents}/monday`;
const agent = { customerId: owner, communityId: 'elm', day: 'monday', memberId: uids.specialist };

/** Communities, and who regularly serves them. */
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
  getting(`${communities}/ash`, runs),
  getting(`${communities}/maple/private/codes`, noOne),
  creating('one more', communities, 'mine', community, noOne),
  updating('edit', elm, community, edit, runs),
  ...updatingWrong(elm, 'owner', community, () => edit, {
    'another slug': { slug: 'maple-court' },
    'another customer': { customerId: 'another-owner' },
    'another creator': { createdBy: 'adam' },
    'no name': { propertyName: '' },
    'a name of 501 letters': { propertyName: long(501) },
    'a day that is none': { serviceDays: ['someday'] },
    'eight days': { serviceDays: Array.from({ length: 8 }, () => 'monday') },
    'a time of day that is none': { setOutStart: '25:00' },
    'units below zero': { totalUnits: -1 },
    'rules that are no texts': { rules: [true] },
    '101 rules': { rules: Array.from({ length: 101 }, () => 'No.') },
    'a date that is none': { noServiceDates: ['Christmas'] },
    'a fence around nothing': { geofence: { lat: 91, lng: 0 } },
    'a phone number that is none': { contactPhone: '555' },
    'a rate that is no number': { ratePerDoorCents: 'much' },
    'a moment of one’s own': { updatedAt: Timestamp.fromMillis(0) },
    'a time zone that is none': { timezone: 'here and now' },
  }),
  ...updatingWrong(elm, 'owner', community, () => edit, {
    archived: { archivedAt: serverTimestamp() },
    'archived with agents of one’s choice': { archivedWith: { districtManagerId: owner, agents: [] } },
    deleted: { deletedAt: serverTimestamp() },
    'as if something were unfinished': { unfinished: 'deleting' },
  }),
  updating('restored', elm, archived, { archivedAt: deleteField() }, noOne),
  updating('edit while archived', elm, archived, edit, noOne),
  deleting(elm, community, noOne),
  deleting(elm, archived, noOne, ', archived'),
  getting(`${communities}/birch`, runs),
  getting(`${communities}/gone`, runs),
  getting(`${paths.slugs(owner)}/elm-row`, noOne),
  listing(paths.slugs(owner), noOne),
  creating('one', paths.slugs(owner), 'elm-row', { communityId: 'elm' }, noOne),
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
  creating('one', agents, 'monday', agent, runs),
  updating('another member', monday, agent, { memberId: uids.colleague }, runs),
  ...updatingWrong(monday, 'owner', agent, () => ({ memberId: uids.colleague }), {
    'another day': { day: 'tuesday' },
    'another community': { communityId: 'maple' },
    'another customer': { customerId: 'another-owner' },
    'no member': { memberId: '' },
    'one more field': { note: 'x' },
  }),
  creating('a day that is none', agents, 'someday', { ...agent, day: 'someday' }, noOne, ['owner']),
  creating(
    'without a member',
    agents,
    'monday',
    { customerId: owner, communityId: 'elm', day: 'monday' },
    noOne,
    ['owner'],
  ),
  deleting(monday, agent, runs),
];
