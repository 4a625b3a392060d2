import { serverTimestamp, Timestamp, where } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { everyone, noOne, owner, runs, uids } from '../../backend/rules/table/roles.ts';
import {
  creating,
  deleting,
  getting,
  listing,
  updating,
  updatingWrong,
  type Row,
} from '../../backend/rules/table/Row.ts';

const long = (size: number) => 'x'.repeat(size);

const stamped = (uid: string) => ({ createdAt: serverTimestamp(), createdBy: uid });
const existing = { createdAt: Timestamp.fromMillis(0), createdBy: uids.admin };
/** Reading a community's records; its specialists may, too. */
const ofCommunity = (path: string): Row[] => [
  ...(
    [
      ['maple', 'specialist'],
      ['oak', 'manager'],
      ['pine', 'colleague'],
      ['elder', 'specialist'],
      ['cedar', 'manager', 'colleague'],
    ] as const
  ).map(([id, ...roles]) =>
    listing(path, [...runs, ...roles], () => [where('communityId', '==', id)], ` of ${id}`),
  ),
  ...['ash', 'birch', 'gone'].map((id) =>
    listing(path, runs, () => [where('communityId', '==', id)], ` of ${id}`),
  ),
];

const gate = { communityId: 'maple', name: 'Gate', order: 1, type: 'qr' };
const tag = { communityId: 'maple', unitId: 'a-101', label: 'A-101', status: 'assigned' };
const printed = { printedAt: serverTimestamp(), updatedAt: serverTimestamp() };

/** Checkpoints, units, bin tags, and residents' messages. */
export const propertyRows: Row[] = [
  ...ofCommunity(paths.checkpoints(owner)),
  getting(`${paths.checkpoints(owner)}/gate`, [...runs, 'specialist'], { communityId: 'maple' }),
  creating('one', paths.checkpoints(owner), 'new', (uid) => ({ ...gate, ...stamped(uid) }), noOne),
  ...Object.entries({ name: 'Main gate', order: 7, qrToken: 'own', isActive: false }).map(([field, value]) =>
    updating(
      `the ${field}`,
      `${paths.checkpoints(owner)}/one`,
      { ...gate, ...existing },
      { [field]: value, updatedAt: serverTimestamp() },
      noOne,
    ),
  ),
  updating('printed', `${paths.checkpoints(owner)}/one`, { ...gate, ...existing }, printed, runs),
  ...updatingWrong(`${paths.checkpoints(owner)}/one`, 'owner', { ...gate, ...existing }, () => printed, {
    'printed at another time': { printedAt: Timestamp.fromMillis(0) },
    'another token': { qrToken: 'own' },
  }),
  deleting(`${paths.checkpoints(owner)}/one`, existing, noOne),

  ...ofCommunity(paths.units(owner)),
  getting(`${paths.units(owner)}/a-101`, [...runs, 'specialist'], { communityId: 'maple' }),
  listing(paths.units(owner), runs),
  creating(
    'one',
    paths.units(owner),
    'new',
    (uid) => ({ communityId: 'maple', unitNumber: '101', ...stamped(uid) }),
    noOne,
  ),
  updating(
    'edit',
    paths.unit(owner, 'one'),
    existing,
    { unitNumber: '102', updatedAt: serverTimestamp() },
    noOne,
  ),
  updating(
    'opt in',
    paths.unit(owner, 'one'),
    existing,
    { smsOptIn: true, updatedAt: serverTimestamp() },
    noOne,
  ),
  deleting(paths.unit(owner, 'one'), existing, noOne),

  ...ofCommunity(paths.binTags(owner)),
  getting(`${paths.binTags(owner)}/tag`, [...runs, 'specialist'], { communityId: 'maple' }),
  listing(paths.binTags(owner), runs),
  getting(`${paths.binTagBatches(owner)}/spring`, runs, { communityId: 'maple' }),
  listing(paths.binTagBatches(owner), runs, () => [where('communityId', '==', 'maple')], ' of maple'),
  ...[paths.binTags(owner), paths.binTagBatches(owner)].flatMap((path) => [
    creating('one', path, 'new', (uid) => ({ ...tag, ...stamped(uid) }), noOne),
    updating('printed', `${path}/one`, { ...tag, ...existing }, printed, runs),
    updating(
      'not printed after all',
      `${path}/one`,
      { ...tag, ...printed },
      { ...printed, printedAt: null },
      runs,
    ),
    ...updatingWrong(`${path}/one`, 'owner', { ...tag, ...existing }, () => printed, {
      'printed at another time': { printedAt: Timestamp.fromMillis(0) },
      'without the moment': { updatedAt: Timestamp.fromMillis(0) },
      'another unit': { unitId: 'a-102' },
      'another status': { status: 'lost' },
      'another label': { label: 'A-102' },
      scans: { scanCount: 7 },
    }),
    deleting(`${path}/one`, { ...tag, status: 'unassigned' }, noOne),
  ]),

  // Anyone with a printed code may read its data; it can't be found without having it.
  getting(paths.code('printed'), everyone, { kind: 'binTag', state: 'assigned', place: 'somewhere' }),
  getting(paths.codePlace('somewhere'), everyone, { businessSlug: 'sunrise', communitySlug: 'maple' }),
  ...['codes', 'codePlaces'].flatMap((path) => [
    listing(path, noOne),
    creating('one', path, 'own', { state: 'assigned' }, noOne),
    updating('one', `${path}/one`, { state: 'lost' }, { state: 'assigned' }, noOne),
    deleting(`${path}/one`, { state: 'lost' }, noOne),
  ]),

  getting(`${paths.contactSubmissions(owner)}/one`, runs),
  listing(paths.contactSubmissions(owner), runs),
  creating(
    'one',
    paths.contactSubmissions(owner),
    'two',
    { communityId: 'maple', topic: 'other', status: 'new' },
    noOne,
  ),
  ...Object.entries({
    status: 'resolved',
    verdict: 'Collected.',
    message: 'All is well',
    number: '222-222',
    night: '2026-11-20',
    unitId: 'a-101',
    photo: 'customers/other/photos/one.jpg',
    receiptHash: long(64),
    assignedTo: owner,
    answers: [{ by: owner, at: Timestamp.fromMillis(0), channel: 'email', text: 'Done.' }],
    mergedInto: 'two',
    decision: { verdict: 'missed', evidence: [], by: owner, at: Timestamp.fromMillis(0) },
    steps: [],
  }).map(([field, value]) =>
    updating(
      `another ${field}`,
      `${paths.contactSubmissions(owner)}/one`,
      { status: 'new' },
      { [field]: value },
      noOne,
    ),
  ),
  deleting(`${paths.contactSubmissions(owner)}/one`, { status: 'new' }, noOne),

  // Typing someone's number opts no one in; only functions know that it waits for a YES.
  getting(paths.textSignUp(owner, 'one'), noOne, { phone: '+12125550100', communityId: 'maple' }),
  listing(paths.textSignUps(owner), noOne),
  creating('one', paths.textSignUps(owner), 'new', { phone: '+12125550100', communityId: 'maple' }, noOne),
  updating(
    'another number',
    paths.textSignUp(owner, 'one'),
    { phone: '+12125550100' },
    { phone: '+12125550101' },
    noOne,
  ),
  deleting(paths.textSignUp(owner, 'one'), { phone: '+12125550100' }, noOne),
];
