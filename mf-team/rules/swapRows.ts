import { collection, getDocs, query, where } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { noOne, owner, runs, stranger, uids } from '../../backend/rules/table/roles.ts';
import {
  creating,
  deleting,
  getting,
  listing,
  reading,
  updating,
  type Row,
} from '../../backend/rules/table/Row.ts';

const swaps = paths.shiftSwaps(owner);
const one = `${swaps}/one`;
const swap = { memberId: uids.specialist, colleagueId: uids.colleague, status: 'asked', note: 'Exam' };

const own = (field: 'memberId' | 'colleagueId', uid: string) =>
  reading(
    `find the swaps with a ${field}`,
    (firestore) => getDocs(query(collection(firestore, swaps), where(field, '==', uid))),
    [...runs, field === 'memberId' ? 'specialist' : 'colleague'],
  );

/** Swaps of shifts, written by functions that check both members. */
export const swapRows: Row[] = [
  getting(one, [...runs, 'specialist', 'colleague'], swap),
  getting(`${swaps}/of-a-former-member`, runs, {
    ...swap,
    memberId: uids.inactiveAdmin,
    colleagueId: 'gone',
  }),
  listing(swaps, runs),
  listing(paths.shiftSwaps(stranger), ['stranger']),
  own('memberId', uids.specialist),
  own('colleagueId', uids.colleague),
  creating('one', swaps, 'two', swap, noOne),
  updating('accept one', one, swap, { status: 'accepted' }, noOne),
  updating('approve one', one, { ...swap, status: 'accepted' }, { status: 'approved' }, noOne),
  updating('withdraw one', one, swap, { status: 'withdrawn' }, noOne),
  deleting(one, swap, noOne),
];
