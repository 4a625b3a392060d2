import { serverTimestamp, Timestamp } from 'firebase/firestore';
import { paths } from 'shared-lib/domain';
import { noOne, owner, runs } from '../../backend/rules/table/roles.ts';
import {
  creating,
  creatingWrong,
  deleting,
  listing,
  updating,
  type Row,
} from '../../backend/rules/table/Row.ts';

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
