import { paths } from 'shared-lib/domain';
import { noOne, owner, runs } from './roles.ts';
import { creating, deleting, getting, listing, updating, type Row } from './Row.ts';

const repairs = paths.repairs(owner);
const repair = { kind: 'schedule', recordId: '2026-01-05', by: owner, changes: [] };

/** Repairs of damaged records. */
export const repairRows: Row[] = [
  getting(`${repairs}/one`, runs, repair),
  listing(repairs, runs),
  creating('one', repairs, 'two', repair, noOne),
  updating('under another name', `${repairs}/one`, repair, { by: 'adam' }, noOne),
  deleting(`${repairs}/one`, repair, noOne),
];
