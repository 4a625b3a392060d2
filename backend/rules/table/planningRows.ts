import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { noOne, owner, runs, team, uids, type Role } from './roles.ts';
import {
  creating,
  creatingWrong,
  deleting,
  getting,
  listing,
  updating,
  updatingWrong,
  type Row,
} from './Row.ts';

const long = (size: number) => 'x'.repeat(size);

const schedule = paths.schedule(owner);
const night = paths.scheduleNight(owner, '2026-01-05');
const changes = {
  schedule: [{ communityId: 'maple', newAgentId: uids.colleague }],
  lastUpdated: serverTimestamp(),
};

/** The schedule of nights: a function writes it, which looks at every entry. */
export const scheduleRows: Row[] = [
  getting(night, [...runs, 'manager', 'specialist', 'colleague']),
  listing(schedule, runs),
  creating('a night', schedule, '2026-01-06', changes, noOne),
  updating('a night', night, { schedule: [] }, changes, noOne),
  updating(
    'a damaged shift behind twelve good ones',
    night,
    { schedule: [] },
    { ...changes, schedule: [...Array.from({ length: 12 }, () => changes.schedule[0]), 7] },
    noOne,
  ),
  deleting(night, { schedule: [] }, noOne),
];

const mends = paths.mends(owner);
const mend = { kind: 'schedule', recordId: '2026-01-05', by: owner, changes: [] };

/** What was mended of damaged records. */
export const mendRows: Row[] = [
  getting(`${mends}/one`, runs, mend),
  listing(mends, runs),
  creating('one', mends, 'two', mend, noOne),
  updating('in another name', `${mends}/one`, mend, { by: 'adam' }, noOne),
  deleting(`${mends}/one`, mend, noOne),
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
const many = (count: number) => Array.from({ length: count }, () => asked);

/** The team's requests. */
export const requestRows: Row[] = [
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
  creating('a list of 1000', requests, 'shifts', { requests: many(1000) }, runs),
  creating('a list of 1001', requests, 'shifts', { requests: many(1001) }, noOne),
  updating('ask for the 1000th', own, { requests: many(999) }, { requests: many(1000) }, [
    ...runs,
    'specialist',
  ]),
  updating('ask for the 1001st', own, { requests: many(1000) }, { requests: many(1001) }, noOne),
  updating(
    'decide one of a list that is longer',
    own,
    { requests: many(1001) },
    { requests: [{ ...asked, status: 'approved' }, ...many(1000)] },
    runs,
  ),
  updating(
    'approve',
    `${requests}/time-off`,
    shared,
    { requests: [{ ...timeOff(uids.colleague), status: 'approved' }, asked] },
    runs,
  ),
  updating(
    'decide one’s own, and say who did',
    own,
    ownList,
    {
      requests: [{ ...asked, status: 'approved', decidedAt: Timestamp.fromMillis(0), decidedBy: uids.admin }],
    },
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
  updating(
    'ask for a shift',
    own,
    ownList,
    asking({ ...timeOff(uids.specialist), requestType: 'shift', communityId: long(128) }),
    [...runs, 'specialist'],
  ),
  updating('cancel one’s own', own, ownList, { requests: [cancelled] }, [...runs, 'specialist']),
  ...[0, 1, 3, 6].map((place) =>
    updating(
      `cancel one of seven that are the same, at place ${place}`,
      own,
      { requests: many(7) },
      { requests: many(7).with(place, cancelled) },
      [...runs, 'specialist'],
    ),
  ),
  updating(
    'cancel the last of 1000',
    own,
    { requests: [...many(999), asked] },
    { requests: [...many(999), cancelled] },
    [...runs, 'specialist'],
  ),
  updating(
    'cancel one of two beside one that was cancelled',
    own,
    { requests: [cancelled, asked, asked] },
    { requests: [cancelled, asked, { ...cancelled, cancellationReason: 'Found cover.' }] },
    [...runs, 'specialist'],
  ),
  ...updatingWrong(
    own,
    'specialist',
    { requests: [asked, timeOff(uids.specialist), asked] },
    () => ({ requests: [cancelled, timeOff(uids.specialist), asked] }),
    {
      'cancel both of two that are the same': { requests: [cancelled, timeOff(uids.specialist), cancelled] },
      'cancel one and put it elsewhere': { requests: [timeOff(uids.specialist), cancelled, asked] },
      'cancel one and change the order': { requests: [timeOff(uids.specialist), asked, cancelled] },
      'cancel one and forget another': { requests: [cancelled, asked] },
      'cancel one twice': { requests: [cancelled, cancelled, asked] },
      'change the order': { requests: [timeOff(uids.specialist), asked, asked] },
    },
  ),
  updating(
    'cancel one and change places',
    own,
    { requests: [asked, timeOff(uids.specialist)] },
    { requests: [timeOff(uids.specialist), cancelled] },
    runs,
  ),
  ...updatingWrong(own, 'specialist', ownList, () => asking(timeOff(uids.specialist)), {
    'in another’s name': asking(timeOff(uids.colleague)),
    'approved already': asking({ ...timeOff(uids.specialist), status: 'approved' }),
    'for no date': asking({ ...timeOff(uids.specialist), requestDate: 'soon' }),
    'on a day that is none': asking({ ...timeOff(uids.specialist), requestDate: '2026-99-99' }),
    'of another type': asking({ ...timeOff(uids.specialist), requestType: long(500) }),
    'for a community of 129 letters': asking({ ...timeOff(uids.specialist), communityId: long(129) }),
    'for a community of wide letters': asking({ ...timeOff(uids.specialist), communityId: '😀' }),
    'cancel for a reason of 101 letters': { requests: [{ ...cancelled, cancellationReason: long(101) }] },
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
const settings = (
  section: string,
  valid: object,
  faults: Readonly<Record<string, object>>,
  readers: readonly Role[] = runs,
): Row[] => [
  getting(`${settingsPath}/${section}`, readers),
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

const reprints = paths.reprints(owner);
const wish = (uid: string) => ({
  communityIds: ['maple', 'harbor'],
  before: serverTimestamp(),
  createdAt: serverTimestamp(),
  createdBy: uid,
  updatedAt: serverTimestamp(),
});
/** The wishes that labels be printed again. */
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

/** The settings of the business. */
export const settingsRows: Row[] = [
  listing(settingsPath, runs),
  ...settings(
    'business',
    {
      logo: 'data:image/png;base64,iVBORw0KGgo=',
      brandColour: '#0b5e55',
      contactPhone: '+12025550142',
      contactEmail: 'office@sunrise.example',
    },
    {
      'a logo that can hold scripts': { logo: 'data:image/svg+xml;base64,PHN2Zy8+' },
      'a logo from elsewhere': { logo: 'https://pictures.example/logo.png' },
      'a logo of 80,001 letters': { logo: `data:image/png;base64,${'A'.repeat(79_979)}` },
      'a colour by its name': { brandColour: 'red' },
      'a phone number that is none': { contactPhone: 'call us' },
      'an email that is none': { contactEmail: 'write to us' },
      'one more field': { businessSlug: 'another' },
    },
  ),
  creating('a section that is none', settingsPath, 'plan', { maxTeam: 100 }, noOne),
  ...settings(
    'operations',
    {
      compactorPhotos: true,
      qrCodeScanning: false,
      propertyClaims: true,
      fieldAppAddress: 'https://field.sunrise.example/app?lang=en',
    },
    {
      'a word': { qrCodeScanning: 'on' },
      'a script for an address': { fieldAppAddress: 'javascript:alert(1)' },
      'an address with a password': { fieldAppAddress: 'https://sam:secret@field.example' },
      'an address of 501 letters': { fieldAppAddress: `https://field.example/${'a'.repeat(479)}` },
    },
    // The field app does what they say.
    [...runs, 'manager', 'specialist', 'colleague'],
  ),
  ...settings(
    'sms',
    {
      enabled: true,
      senderName: 'Sunrise',
      quietFrom: '21:00',
      quietTo: '08:00',
      monthlySegments: 5000,
    },
    {
      'a sender of 41 letters': { senderName: long(41) },
      'a time that is none': { quietFrom: 'late' },
      'a sender with an emoji': { senderName: 'Sunrise 🌅' },
      'a sender with a letter that makes texts larger': { senderName: 'Aquí' },
      'a month without a text': { monthlySegments: 0 },
      'more than a million': { monthlySegments: 1_000_001 },
    },
  ),
  ...settings(
    'checkpoints',
    { brandColour: '#1971c2', label: 'Scan me', logoSource: 'business', logoPath: null, dotStyle: 'rounded' },
    {
      'a colour that is none': { brandColour: 'blue' },
      'a label of 61 letters': { label: long(61) },
      'a style that is none': { dotStyle: 'star' },
      'a logo of nobody': { logoSource: 'theirs' },
    },
  ),
  ...settings(
    'codeLooks',
    { looks: { Night: '{"brandColour":"#123456"}' } },
    {
      'looks that are no map': { looks: ['x'] },
      '13 looks': { looks: Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`Look ${at}`, '{}'])) },
      'a look that is no text': { looks: { Night: 7 } },
      'looks of 24,001 letters': { looks: { Night: long(24_001) } },
      'a name of 721 letters': { looks: { [long(721)]: '{}' } },
    },
  ),
  ...settings(
    'payroll',
    { frequency: 'monthly', startsOn: '2026-01-28' },
    {
      'a day that some months do not have': { startsOn: '2026-01-29' },
      'every day': { frequency: 'daily' },
      'a date that is none': { startsOn: 'Monday' },
    },
  ),
];

const viewsOf = (uid: string) => paths.listViews(owner, uid, 'team');
const lists = (uid: string) => `${paths.customer(owner)}/listViews/${uid}/lists`;
const views = { views: { 'Admins only': 'tier=Admin' } };
const manyViews = (count: number, params = '') => ({
  views: Object.fromEntries(Array.from({ length: count }, (_, index) => [`View ${index}`, params])),
});

/** The views that people keep of the lists: each their own. */
export const listViewRows: Row[] = [
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
  ...updatingWrong(viewsOf('olivia'), 'owner', views, () => views, {
    '31 views': manyViews(31),
    'views that are no map': { views: ['tier=Admin'] },
    'a view that is true': { views: { Late: true } },
    'endless parameters': manyViews(30, long(2001)),
    'endless names': { views: { [long(1000)]: '', [`${long(1000)}y`]: '' } },
    'one more field': { shared: true },
  }),
  deleting(viewsOf('olivia'), views, noOne),
];
