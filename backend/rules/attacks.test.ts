import {
  collection,
  doc,
  getDocs,
  increment,
  onSnapshot,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type Firestore,
} from 'firebase/firestore';
import { ref, uploadBytes } from 'firebase/storage';
import { paths } from 'shared-lib/domain';
import { startRules, type RulesProduct } from './rulesProduct.fixture.ts';
import {
  daysAway,
  hourAgo,
  justNow,
  newRecords,
  photoOf,
  shiftOf,
  type FieldKind,
} from '../../mf-tracking/rules/fieldRecords.ts';
import { member, records, tonight } from './table/records.ts';
import { owner, stranger, uids } from './table/roles.ts';

/** What a specialist with a valid login who knows the paths might try, and what a deactivated member can still do. */
jest.setTimeout(60_000);

let product: RulesProduct;
let sam: Firestore;

beforeAll(async () => {
  product = await startRules('demo-attacks');
  sam = product.clients.specialist.firestore;
});
beforeEach(() =>
  product.prepare({
    ...records(),
    [`${paths.units(owner)}/a-101`]: { communityId: 'maple', unitNumber: 'A-101', residentName: 'Rita' },
    [`${paths.clockInOuts(owner)}/${mine}`]: newRecords.clockInOuts(uids.specialist, hourAgo),
    [`${paths.clockInOuts(owner)}/${cole}`]: {
      ...newRecords.clockInOuts(uids.colleague, hourAgo),
      communityId: 'pine',
    },
  }),
);
afterAll(() => product.stop());

const mine = `${uids.specialist}_${tonight()}_maple`;
const cole = `${uids.colleague}_${tonight()}_pine`;

const create = (kind: FieldKind, id: string, changes: object) =>
  setDoc(doc(sam, `${paths[kind](owner)}/${id}`), { ...newRecords[kind](uids.specialist), ...changes });
const clockIn = (changes: object) => {
  const record = { ...newRecords.clockInOuts(uids.specialist), ...changes };
  return create('clockInOuts', `${shiftOf(record)}_2`, changes);
};
const onReport = (kind: FieldKind, report: string, changes: object = {}) =>
  create(kind, `${report}_9`, { shiftReportId: report, ...changes });
const change = (path: string, changes: object) =>
  updateDoc(doc(sam, path), { updatedAt: serverTimestamp(), ...changes });
const ownClock = `${paths.clockInOuts(owner)}/${mine}`;
const ownReport = `${paths.shiftReports(owner)}/${mine}`;
const self = paths.teamMember(owner, uids.specialist);

const attacks: Readonly<Record<string, () => Promise<unknown>>> = {
  'clock in where a colleague serves': () => clockIn({ communityId: 'oak' }),
  'clock in below a community that one serves': () =>
    create('clockInOuts', `${mine}_2`, { communityId: 'maple/activity/x' }),
  'clock in at another spelling of it': () => clockIn({ communityId: 'Maple' }),
  'clock in beside it, by a dot': () => clockIn({ communityId: '..' }),
  'clock in next year': () => clockIn({ serviceDate: daysAway(365) }),
  'clock in for last month': () => clockIn({ serviceDate: daysAway(-30) }),
  'clock in on a date of other digits': () => clockIn({ serviceDate: '２０２６-１１-２２' }),
  'clock in with a week of work and no time at all': () =>
    clockIn({ clockOutAt: hourAgo, workedMin: 10_080 }),
  'choose when one should have started': () => clockIn({ scheduledStart: justNow }),
  'choose it afterwards': () => change(ownClock, { scheduledStart: justNow }),
  'add to the minutes that were worked': () => change(ownClock, { workedMin: increment(10_080) }),
  'clock in five times': () => create('clockInOuts', `${mine}_5`, {}),
  'clock out before one came': () =>
    change(ownClock, { status: 'closed', clockOutAt: Timestamp.fromMillis(hourAgo.toMillis() - 1) }),
  'clock out for a break of a week': () =>
    change(ownClock, { status: 'closed', clockOutAt: justNow, breakMin: 10_080 }),
  'say that nothing was late': () =>
    change(ownClock, { status: 'closed', clockOutAt: justNow, lateMin: 0, flags: [] }),
  'note a correction that corrects nothing': () =>
    change(ownClock, {
      edits: [
        { by: uids.admin, at: Timestamp.fromMillis(0), field: 'clockInAt', from: hourAgo, to: hourAgo },
      ],
    }),
  'clock a colleague out': () =>
    change(`${paths.clockInOuts(owner)}/${cole}`, { status: 'closed', clockOutAt: justNow }),
  'take a colleague’s id first': () => create('clockInOuts', `${uids.colleague}_${tonight()}_pine_2`, {}),
  'take a colleague’s report first': () =>
    create('shiftReports', `${uids.colleague}_${tonight()}_pine_2`, {
      memberId: uids.colleague,
      communityId: 'pine',
    }),
  'move a report to another night': () => change(ownReport, { serviceDate: daysAway(-1) }),
  'move a report to another community': () => change(ownReport, { communityId: 'oak' }),
  'scan into a colleague’s report': () => onReport('checkpointScans', cole, { communityId: 'pine' }),
  'scan elsewhere in one’s own report': () => onReport('checkpointScans', mine, { communityId: 'oak' }),
  'log a door elsewhere': () => onReport('serviceLogs', mine, { communityId: 'oak' }),
  ...Object.fromEntries(
    ['a/b', '.', '..', '__unit__', ''].flatMap((name) => [
      [`log a door that is ${JSON.stringify(name)}`, () => onReport('serviceLogs', mine, { unitId: name })],
      [`log a tag that is ${JSON.stringify(name)}`, () => onReport('serviceLogs', mine, { binTagId: name })],
      [
        `scan a code that is ${JSON.stringify(name)}`,
        () => onReport('checkpointScans', mine, { checkpointId: name }),
      ],
      [`report a kind that is ${JSON.stringify(name)}`, () => onReport('violations', mine, { typeId: name })],
    ]),
  ),
  'report a violation elsewhere': () => onReport('violations', mine, { communityId: 'oak' }),
  'begin a report elsewhere and fill it at once': () => {
    const batch = writeBatch(sam);
    const report = `${uids.specialist}_${tonight()}_oak`;
    const there = { communityId: 'oak' };
    batch.set(doc(sam, `${paths.shiftReports(owner)}/${report}`), {
      ...newRecords.shiftReports(uids.specialist),
      ...there,
    });
    batch.set(doc(sam, `${paths.checkpointScans(owner)}/${report}_1`), {
      ...newRecords.checkpointScans(uids.specialist),
      ...there,
      shiftReportId: report,
    });
    return batch.commit();
  },
  'begin it in a transaction that moves it afterwards': () =>
    runTransaction(sam, async (transaction) => {
      const at = doc(sam, `${paths.shiftReports(owner)}/${mine}_2`);
      transaction.set(at, newRecords.shiftReports(uids.specialist));
      transaction.update(at, { communityId: 'oak', updatedAt: serverTimestamp() });
    }),
  'a photo from a folder above': () =>
    onReport('violations', mine, {
      photos: [photoOf('violations', `${mine}_9`, uids.specialist, '../../../exports/1.jpg')],
    }),
  'a photo that is a page': () =>
    onReport('violations', mine, {
      photos: [photoOf('violations', `${mine}_9`, uids.specialist, '1.jpg.html')],
    }),
  'a door that was served by another business': () =>
    setDoc(doc(sam, `${paths.serviceLogs(stranger)}/${mine}_9`), {
      ...newRecords.serviceLogs(uids.specialist),
      shiftReportId: mine,
    }),
  'become an Admin': () => change(self, { tier: 'Admin' }),
  'be somebody else': () => change(self, { uid: uids.admin }),
  'give oneself a community': () =>
    setDoc(doc(sam, paths.assignedAgent(owner, 'oak', 'monday')), {
      memberId: uids.specialist,
      customerId: owner,
      communityId: 'oak',
      day: 'monday',
    }),
  'give oneself a night': () =>
    setDoc(doc(sam, paths.scheduleNight(owner, tonight())), {
      schedule: [{ communityId: 'oak', newAgentId: uids.specialist }],
      lastUpdated: serverTimestamp(),
    }),
  'report 800 KB': () => change(ownReport, { notes: 'x'.repeat(800_000) }),
  'report 800 KB in the kind of an issue': () =>
    change(ownReport, { issues: [{ type: 'x'.repeat(800_000) }] }),
  'report 800 KB in a name': () => change(ownReport, { ['x'.repeat(1400)]: 'x' }),
  'request 800 KB': () =>
    setDoc(doc(sam, `${paths.requests(owner)}/${uids.specialist}`), {
      requests: [
        {
          userId: uids.specialist,
          status: 'pending',
          requestType: 'shift',
          requestDate: tonight(),
          communityId: 'x'.repeat(800_000),
        },
      ],
    }),
};

test.each(Object.entries(attacks))('no one may %s', async (_, attack) => {
  await expect(attack()).rejects.toMatchObject({ code: 'permission-denied' });
});

test('the same requests are granted where the specialist serves, so the attacks fail for the intended reason', async () => {
  await clockIn({});
  for (const kind of ['checkpointScans', 'serviceLogs', 'violations'] as const) await onReport(kind, mine);
  await change(ownClock, { status: 'closed', clockOutAt: justNow, breakMin: 0 });
});

test('a night’s report stays below 10 KB, whatever its author writes', async () => {
  const wide = (bytes: number) => 'ñ'.repeat(bytes / 2);
  const photos = (from: number) =>
    [from, from + 1].map((number) =>
      photoOf('shiftReports', mine, uids.specialist, `${'a'.repeat(50)}${number}.jpg`),
    );
  const issue = { type: wide(100), note: wide(500), photos: photos(1) };
  const max = {
    notes: wide(2000),
    issues: [issue, issue, issue, issue, issue],
    compactorPhotos: [...photos(3), ...photos(5)],
  };
  await change(ownReport, max);
  expect(Buffer.byteLength(JSON.stringify(max))).toBeLessThan(10_000);
});

const heavy = `a${',a'.repeat(400_000)}`;

test.each<[string, 'owner' | 'admin', (firestore: Firestore) => Promise<unknown>]>([
  [
    'a label request',
    'admin',
    (firestore) =>
      setDoc(doc(firestore, `${paths.reprints(owner)}/heavy`), {
        communityIds: [heavy],
        before: serverTimestamp(),
        createdAt: serverTimestamp(),
        createdBy: uids.admin,
        updatedAt: serverTimestamp(),
      }),
  ],
  [
    'the owner’s tours',
    'owner',
    (firestore) => updateDoc(doc(firestore, paths.customer(owner)), { completedTours: [heavy] }),
  ],
])('%s can’t hold 800 KB that look like a list of short names', async (_, who, write) => {
  await expect(write(product.clients[who].firestore)).rejects.toMatchObject({ code: 'permission-denied' });
});

// The app and the functions grant nothing based on an unreadable record, so neither do the rules.
test.each(['false', 'no', '', 0, 1, null, [true]])(
  'a record with isActive %j grants nothing',
  async (isActive) => {
    const ownRecord = paths.teamMember(owner, uids.admin);
    const { firestore, storage } = product.clients.admin;
    await product.prepare({ [ownRecord]: { ...member(uids.admin, 'Admin'), isActive } });
    const denied = { code: 'permission-denied' };
    await expect(getDocs(collection(firestore, paths.units(owner)))).rejects.toMatchObject(denied);
    await expect(getDocs(collection(firestore, paths.violationTypes(owner)))).rejects.toMatchObject(denied);
    const logo = ref(storage, `customers/${owner}/branding/word.png`);
    await expect(uploadBytes(logo, new Uint8Array(9), { contentType: 'image/png' })).rejects.toMatchObject({
      code: 'storage/unauthorized',
    });
    await product.prepare({ [ownRecord]: { ...member(uids.admin, 'Admin'), isActive: true } });
    await getDocs(collection(firestore, paths.units(owner)));
    await uploadBytes(logo, new Uint8Array(9), { contentType: 'image/png' });
  },
);

test('a deactivated member’s listeners stop getting updates', async () => {
  const received: number[] = [];
  const units = query(collection(sam, paths.units(owner)), where('communityId', '==', 'maple'));
  const { promise: denied, reject, resolve } = Promise.withResolvers<string>();
  let isFirst = () => {};
  const first = new Promise<void>((begin) => (isFirst = begin));
  const stop = onSnapshot(
    units,
    ({ size }) => {
      received.push(size);
      isFirst();
    },
    ({ code }) => resolve(code),
  );
  await first;
  await product.prepare({ [self]: member(uids.specialist, 'Collection Specialist', false) });
  await product.prepare({ [`${paths.units(owner)}/a-102`]: { communityId: 'maple', residentName: 'Rob' } });
  const late = setTimeout(() => reject(new Error('The listener goes on.')), 20_000);
  expect(await denied).toBe('permission-denied');
  clearTimeout(late);
  expect(received).toEqual([1]);
  await expect(getDocs(units)).rejects.toMatchObject({ code: 'permission-denied' });
  stop();
});
