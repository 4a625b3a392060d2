import { addDays, paths } from 'shared-lib/domain';
import { tonight } from '../../backend/rules/table/records.ts';
import { noOne, owner, runs } from '../../backend/rules/table/roles.ts';
import { creating, deleting, getting, listing, updating, type Row } from '../../backend/rules/table/Row.ts';

const on = (communityId: string, date = tonight()) => paths.roundNotes(owner, communityId, date);
const notes = { notes: [{ id: 'a', text: 'Use the north gate', by: owner }] };
const folder = on('oak').slice(0, on('oak').lastIndexOf('/'));

/** The office's notes on rounds: read by those who serve the community that night, and written by functions. */
export const roundNoteRows: Row[] = [
  getting(on('oak'), [...runs, 'manager'], notes),
  getting(on('maple'), [...runs, 'specialist'], notes),
  getting(on('pine'), [...runs, 'colleague'], notes),
  getting(on('pine', addDays(tonight(), -20)), runs, notes),
  getting(on('ash'), runs, notes),
  listing(folder, noOne),
  creating('one', folder, addDays(tonight(), 1), notes, noOne),
  updating('reword one', on('oak'), notes, { notes: [] }, noOne),
  deleting(on('oak'), notes, noOne),
];
