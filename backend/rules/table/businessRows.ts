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
import { noOne, owner, runs, team, uids, type Role } from './roles.ts';
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
} from './Row.ts';

const long = (size: number) => 'x'.repeat(size);

const communities = paths.communities(owner);
const elm = `${communities}/elm`;
const community = { propertyName: 'Elm Row', serviceDays: ['monday'], slug: 'elm-row', createdBy: owner };
const edit = {
  propertyName: 'Elm Place',
  serviceDays: ['monday', 'friday'],
  totalUnits: 12,
  rules: ['Tie every bag.'],
};
const agents = paths.assignedAgents(owner, 'elm');
const monday = `${agents}/monday`;
const agent = { customerId: owner, communityId: 'elm', day: 'monday', memberId: uids.specialist };

const communityRows: Row[] = [
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
  deleting(elm, community, runs),
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

const schedule = paths.schedule(owner);
const night = paths.scheduleNight(owner, '2026-01-05');
const changes = {
  schedule: [{ communityId: 'maple', newAgentId: uids.colleague }],
  lastUpdated: serverTimestamp(),
};

const scheduleRows: Row[] = [
  getting(night, [...runs, 'manager', 'specialist', 'colleague']),
  listing(schedule, runs),
  creating('a night', schedule, '2026-01-06', changes, runs),
  updating('a night', night, { schedule: [] }, changes, runs),
  creating('a night that is no date', schedule, 'tonight', changes, noOne, ['owner']),
  ...updatingWrong(night, 'owner', { schedule: [] }, () => changes, {
    'no list': { schedule: 'none' },
    '2001 shifts': { schedule: Array.from({ length: 2001 }, () => 1) },
    'another time': { lastUpdated: Timestamp.fromMillis(0) },
    'one more field': { note: 'x' },
  }),
  deleting(night, { schedule: [] }, noOne),
];

const requests = paths.requests(owner);
const timeOff = (userId: string) => ({
  userId,
  status: 'pending',
  requestType: 'requestOff',
  requestDate: '2026-12-24',
});
const asked = { ...timeOff(uids.specialist), requestDate: '2026-12-20' };
const own = `${requests}/${uids.specialist}`;
const ownList = { requests: [asked] };
const shared = { requests: [timeOff(uids.colleague), asked] };
const cancelled = {
  ...asked,
  status: 'cancelled',
  cancelledAt: Timestamp.fromMillis(0),
  cancelledBy: uids.specialist,
};
const asking = (entry: object) => ({ requests: [asked, entry] });

const requestRows: Row[] = [
  listing(requests, runs),
  getting(`${requests}/time-off`, runs),
  getting(own, [...runs, 'specialist']),
  creating(
    'one’s own list',
    requests,
    (uid) => uid || 'nobody',
    (uid) => ({ requests: [timeOff(uid)] }),
    team,
  ),
  creating('a list of others', requests, 'shifts', { requests: [timeOff(uids.colleague)] }, runs),
  updating(
    'approve',
    `${requests}/time-off`,
    shared,
    { requests: [{ ...timeOff(uids.colleague), status: 'approved' }, asked] },
    runs,
  ),
  updating('forget one', `${requests}/time-off`, shared, { requests: [asked] }, noOne),
  updating(
    'add to a list of others',
    `${requests}/time-off`,
    shared,
    (uid) => ({ requests: [...shared.requests, timeOff(uid)] }),
    runs,
  ),
  updating('ask for another', own, ownList, asking(timeOff(uids.specialist)), [...runs, 'specialist']),
  updating('cancel one’s own', own, ownList, { requests: [cancelled] }, [...runs, 'specialist']),
  ...updatingWrong(own, 'specialist', ownList, () => asking(timeOff(uids.specialist)), {
    'in another’s name': asking(timeOff(uids.colleague)),
    'approved already': asking({ ...timeOff(uids.specialist), status: 'approved' }),
    'for no date': asking({ ...timeOff(uids.specialist), requestDate: 'soon' }),
    'with one more field': asking({ ...timeOff(uids.specialist), approvedBy: 'me' }),
    'two at once': { requests: [asked, timeOff(uids.specialist), timeOff(uids.specialist)] },
    'without the first': { requests: [timeOff(uids.specialist), timeOff(uids.specialist)] },
    'approve one’s own': { requests: [{ ...asked, status: 'approved' }] },
    'cancel in another’s name': { requests: [{ ...cancelled, cancelledBy: uids.admin }] },
    'cancel and move the date': { requests: [{ ...cancelled, requestDate: '2026-12-31' }] },
    'no list': { requests: 'none' },
    'one more field': { note: 'x' },
  }),
  deleting(own, ownList, noOne),
];

const settingsPath = `${paths.customer(owner)}/settings`;
const settings = (section: string, valid: object, faults: Readonly<Record<string, object>>): Row[] => [
  getting(`${settingsPath}/${section}`, runs),
  creating(section, settingsPath, section, valid, runs),
  updating(section, `${settingsPath}/${section}`, {}, valid, runs),
  ...creatingWrongSection(section, valid, faults),
  deleting(`${settingsPath}/${section}`, valid, noOne),
];

function creatingWrongSection(
  section: string,
  valid: object,
  faults: Readonly<Record<string, object>>,
): Row[] {
  return Object.entries({ ...faults, 'one more field': { plan: 'all' } }).map(([what, fault]) =>
    creating(what, settingsPath, section, { ...valid, ...fault }, noOne, ['owner']),
  );
}

const settingsRows: Row[] = [
  listing(settingsPath, runs),
  creating('a section that is none', settingsPath, 'plan', { maxTeam: 100 }, noOne),
  ...settings(
    'operations',
    { compactorPhotos: true, qrCodeScanning: false, propertyClaims: true },
    { 'a word': { qrCodeScanning: 'on' } },
  ),
  ...settings(
    'sms',
    {
      enabled: true,
      senderName: 'Sunrise',
      quietFrom: '21:00',
      quietTo: '08:00',
      templates: { missed: 'We missed you.' },
    },
    {
      'a sender of 41 letters': { senderName: long(41) },
      'a time that is none': { quietFrom: 'late' },
      'templates that are no map': { templates: ['x'] },
      '51 templates': {
        templates: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`t${index}`, 'x'])),
      },
      'a template of 50,001 letters': { templates: { missed: long(50_001) } },
    },
  ),
  ...settings(
    'checkpoints',
    { brandColour: '#1971c2', label: 'Scan me', logoPath: null, dotStyle: 'rounded' },
    {
      'a colour that is none': { brandColour: 'blue' },
      'a label of 61 letters': { label: long(61) },
      'a style that is no text': { dotStyle: 3 },
    },
  ),
];

const stamped = (uid: string) => ({ createdAt: serverTimestamp(), createdBy: uid });
const existing = { createdAt: Timestamp.fromMillis(0), createdBy: uids.admin };
const misstamped = {
  'in another’s name': { createdBy: 'somebody' },
  'at another time': { createdAt: Timestamp.fromMillis(0) },
  'one more field': { isAdmin: true },
};

/** The five operations on what those who run the business keep of their properties. */
const kept = (
  name: string,
  path: string,
  valid: object,
  readers: readonly Role[],
  faults: Readonly<Record<string, object>>,
): Row[] => [
  listing(path, name === 'violationTypes' ? readers : runs),
  creating('one', path, 'new', (uid) => ({ ...valid, ...stamped(uid) }), runs),
  updating('edit', `${path}/one`, existing, { ...valid, updatedAt: serverTimestamp() }, runs),
  ...creatingWrong(path, 'owner', (uid) => ({ ...valid, ...stamped(uid) }), { ...faults, ...misstamped }),
  ...updatingWrong(
    `${path}/one`,
    'admin',
    { ...valid, ...existing },
    () => ({ updatedAt: serverTimestamp() }),
    {
      ...faults,
      'another creator': { createdBy: uids.admin + '2' },
      'created at another time': { createdAt: serverTimestamp() },
      'without its creator': { createdBy: deleteField() },
    },
  ),
];

/** Reading what belongs to a community: who serves it may, too. */
const ofCommunity = (path: string): Row[] => [
  ...(
    [
      ['maple', 'specialist'],
      ['oak', 'manager'],
      ['pine', 'colleague'],
    ] as const
  ).map(([id, role]) => listing(path, [...runs, role], () => [where('communityId', '==', id)], ` of ${id}`)),
  listing(path, runs, () => [where('communityId', '==', 'ash')], ' of ash'),
];

const propertyRows: Row[] = [
  ...ofCommunity(paths.checkpoints(owner)),
  getting(`${paths.checkpoints(owner)}/gate`, [...runs, 'specialist'], { communityId: 'maple' }),
  ...kept(
    'checkpoints',
    paths.checkpoints(owner),
    { communityId: 'maple', name: 'Gate', order: 1, type: 'qr' },
    runs,
    {
      'no name': { name: '' },
      'a kind that is none': { type: 'smell' },
      'a time that is none': { windowStart: 'noon' },
      'an order that is no number': { order: 'first' },
      'no community': { communityId: null },
    },
  ),
  deleting(`${paths.checkpoints(owner)}/one`, existing, runs),

  ...ofCommunity(paths.units(owner)),
  getting(`${paths.units(owner)}/a-101`, [...runs, 'specialist'], { communityId: 'maple' }),
  ...kept(
    'units',
    paths.units(owner),
    { communityId: 'maple', unitNumber: '101', email: 'a@example.com', phone: '+12025550100' },
    runs,
    {
      'no number': { unitNumber: '' },
      'a number of 501 letters': { unitNumber: long(501) },
      'a phone number that is none': { phone: '5' },
      'a language that nobody speaks': { language: 'xx' },
      'a status that is none': { status: 'haunted' },
      'a date that is none': { moveInDate: 'May' },
      'too many notes': { serviceNotes: long(10_001) },
    },
  ),
  deleting(`${paths.units(owner)}/one`, existing, runs),

  getting(`${paths.violationTypes(owner)}/loose`, [...runs, 'manager', 'specialist', 'colleague']),
  ...kept(
    'violationTypes',
    paths.violationTypes(owner),
    { name: { en: 'Loose trash', es: 'Basura suelta' }, communityIds: 'all' },
    [...runs, 'manager', 'specialist', 'colleague'],
    {
      'no name': { name: { en: '' } },
      'a name in French': { name: { en: 'Loose', fr: 'Libre' } },
      'a fine below zero': { defaultFineCents: -1 },
      'a fine that is no whole number': { defaultFineCents: 1.5 },
      'communities by a word': { communityIds: 'some' },
      'a template of 2001 letters': { smsTemplate: long(2001) },
    },
  ),
  deleting(`${paths.violationTypes(owner)}/one`, existing, runs),

  ...ofCommunity(paths.binTags(owner)),
  getting(`${paths.binTags(owner)}/tag`, [...runs, 'specialist'], { communityId: 'maple' }),
  ...kept(
    'binTags',
    paths.binTags(owner),
    { communityId: 'maple', unitId: 'a-101', label: 'A-101', status: 'assigned' },
    runs,
    {
      'a status that is none': { status: 'eaten' },
      'a label of 501 letters': { label: long(501) },
      scans: { scanCount: 7 },
    },
  ),
  deleting(`${paths.binTags(owner)}/one`, { status: 'unassigned' }, runs, ', never used'),
  deleting(`${paths.binTags(owner)}/one`, { status: 'lost' }, noOne, ', once on a door'),

  getting(`${paths.contactSubmissions(owner)}/one`, runs),
  listing(paths.contactSubmissions(owner), runs),
  creating(
    'one',
    paths.contactSubmissions(owner),
    'two',
    { communityId: 'maple', topic: 'other', status: 'new' },
    noOne,
  ),
  updating(
    'resolve',
    `${paths.contactSubmissions(owner)}/one`,
    { status: 'new' },
    { status: 'resolved', verdict: 'Collected.' },
    runs,
  ),
  ...updatingWrong(
    `${paths.contactSubmissions(owner)}/one`,
    'owner',
    { status: 'new' },
    () => ({ status: 'resolved' }),
    {
      'a status that is none': { status: 'ignored' },
      'other words of the resident': { message: 'All is well' },
      'a verdict of 10,001 letters': { verdict: long(10_001) },
    },
  ),
  deleting(`${paths.contactSubmissions(owner)}/one`, { status: 'new' }, noOne),
];

/** What the business works with: properties, assignments, schedule, requests, settings. */
export const businessRows: Row[] = [
  ...communityRows,
  ...scheduleRows,
  ...requestRows,
  ...settingsRows,
  ...propertyRows,
];
