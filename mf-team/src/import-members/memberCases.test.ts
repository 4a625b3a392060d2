/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memberImportLimits } from 'mf-team/domain';
import { readFile } from '../../../shared-lib/src/ui/importing/reading/readFile.ts';
import { checkRows } from './checkRows.ts';
import { knownColumns, memberColumns } from './memberColumns.ts';
import { parseRows } from './parseRows.ts';

test('c09-us-phones/team.csv', async () => {
  const path = join(
    __dirname,
    '../../../shared-lib/src/ui/importing/reading/fixtures/c09-us-phones/team.csv',
  );
  const read = await readFile(new File([readFileSync(path)], 'team.csv'), memberImportLimits, knownColumns);
  if (!read.ok) throw new Error(read.problem.kind);
  const rows = parseRows(read.table, memberColumns(read.table.headers));
  const judged = checkRows(rows, [], { uid: 'olivia', customerId: 'olivia', country: 'US' });
  expect([...judged.values()]).toMatchObject([
    { verdict: 'new', member: { firstName: 'Dana', lastName: 'Cole', phone: '+15125550143' } },
    { verdict: 'new', member: { firstName: 'Mary', lastName: "O'Brien", phone: null } },
    { verdict: 'new', member: { firstName: '李', lastName: '' } },
  ]);
  expect(rows.map(({ isNameTurned }) => isNameTurned)).toEqual([false, true, false]);
});
