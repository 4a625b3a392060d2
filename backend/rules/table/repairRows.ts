import { paths } from 'shared-lib/domain';
import { noOne, owner, runs } from './roles.ts';
import { creating, deleting, getting, listing, updating, type Row } from './Row.ts';

const mends = paths.mends(owner);
const mend = { kind: 'schedule', recordId: '2026-01-05', by: owner, changes: [] };

/** Repairs of damaged records. */
export const repairRows: Row[] = [
  getting(`${mends}/one`, runs, mend),
  listing(mends, runs),
  creating('one', mends, 'two', mend, noOne),
  updating('under another name', `${mends}/one`, mend, { by: 'adam' }, noOne),
  deleting(`${mends}/one`, mend, noOne),
];
