import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { noOne, owner, runs, team, uids } from '../../backend/rules/table/roles.ts';
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

const schedule = paths.schedule(owner);
const night = paths.scheduleNight(owner, '2026-01-05');
const changes = {
  schedule: [{ communityId: 'maple', newAgentId: uids.colleague }],
  lastUpdated: serverTimestamp(),
};

/** The schedule of nights, written by a function that checks every entry. */
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

const requests = paths.requests(owner);
const timeOff = (userId: string) => ({
  userId,
  status: 'pending',
  requestType: 'requestOff',
  requestDate: '2026-12-24',
});
const requested = { ...timeOff(uids.specialist), requestDate: '2026-12-20' };
const own = `${requests}/${uids.specialist}`;
const ownList = { requests: [requested] };
const shared = { requests: [timeOff(uids.colleague), requested] };
const cancelled = {
  ...requested,
  status: 'cancelled',
  cancelledAt: Timestamp.fromMillis(0),
  cancelledBy: uids.specialist,
};
const asking = (entry: object) => ({ requests: [requested, entry] });
const many = (count: number) => Array.from({ length: count }, () => requested);

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
    { requests: [{ ...requested, status: 'approved' }, ...many(1000)] },
    runs,
  ),
  updating(
    'approve',
    `${requests}/time-off`,
    shared,
    { requests: [{ ...timeOff(uids.colleague), status: 'approved' }, requested] },
    runs,
  ),
  updating(
    'decide one’s own, and say who did',
    own,
    ownList,
    {
      requests: [
        { ...requested, status: 'approved', decidedAt: Timestamp.fromMillis(0), decidedBy: uids.admin },
      ],
    },
    runs,
  ),
  updating('forget one', `${requests}/time-off`, shared, { requests: [requested] }, noOne),
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
    { requests: [...many(999), requested] },
    { requests: [...many(999), cancelled] },
    [...runs, 'specialist'],
  ),
  updating(
    'cancel one of two beside one that was cancelled',
    own,
    { requests: [cancelled, requested, requested] },
    { requests: [cancelled, requested, { ...cancelled, cancellationReason: 'Found cover.' }] },
    [...runs, 'specialist'],
  ),
  ...updatingWrong(
    own,
    'specialist',
    { requests: [requested, timeOff(uids.specialist), requested] },
    () => ({ requests: [cancelled, timeOff(uids.specialist), requested] }),
    {
      'cancel both of two that are the same': { requests: [cancelled, timeOff(uids.specialist), cancelled] },
      'cancel one and put it elsewhere': { requests: [timeOff(uids.specialist), cancelled, requested] },
      'cancel one and change the order': { requests: [timeOff(uids.specialist), requested, cancelled] },
      'cancel one and forget another': { requests: [cancelled, requested] },
      'cancel one twice': { requests: [cancelled, cancelled, requested] },
      'change the order': { requests: [timeOff(uids.specialist), requested, requested] },
    },
  ),
  updating(
    'cancel one and change places',
    own,
    { requests: [requested, timeOff(uids.specialist)] },
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
    'two at once': { requests: [requested, timeOff(uids.specialist), timeOff(uids.specialist)] },
    'without the first': { requests: [timeOff(uids.specialist), timeOff(uids.specialist)] },
    'approve one’s own': { requests: [{ ...requested, status: 'approved' }] },
    'cancel in another’s name': { requests: [{ ...cancelled, cancelledBy: uids.admin }] },
    'cancel and move the date': { requests: [{ ...cancelled, requestDate: '2026-12-31' }] },
    'no list': { requests: 'none' },
    'one more field': { note: 'x' },
  }),
  deleting(own, ownList, noOne),
];
