import { paths } from 'shared-lib/domain';
import { noOne, owner, runs, stranger } from '../../backend/rules/table/roles.ts';
import { creating, deleting, getting, listing, updating, type Row } from '../../backend/rules/table/Row.ts';

const log = paths.businessActivity(owner);
const entry = {
  kind: 'member',
  act: 'edited',
  by: owner,
  recordId: 'sam',
  changes: [],
  expiresAt: new Date(4e12),
};

/** Who changed what: only functions write it. */
export const activityRows: Row[] = [
  getting(`${log}/one`, runs, entry),
  listing(log, runs),
  listing(paths.businessActivity(stranger), ['stranger']),
  creating('an entry', log, 'two', entry, noOne),
  updating('the author of an entry', `${log}/one`, entry, { by: 'adam' }, noOne),
  updating('how long an entry is kept', `${log}/one`, entry, { expiresAt: new Date(1) }, noOne),
  deleting(`${log}/one`, entry, noOne),
];
