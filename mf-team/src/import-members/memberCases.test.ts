/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { columnsIn, parseRows } from '../../../shared-lib/src/ui/importing/parseRows.ts';
import { readFile } from '../../../shared-lib/src/ui/importing/reading/readFile.ts';
import { memberImportKind } from './memberImportKind.ts';

test('c09-us-phones/team.csv', async () => {
  const path = join(
    __dirname,
    '../../../shared-lib/src/ui/importing/reading/fixtures/c09-us-phones/team.csv',
  );
  const owner = { uid: 'olivia', customerId: 'olivia', country: 'US' };
  const kind = memberImportKind((() => '') as never, { ...owner, existing: [], add: null as never });
  const known = kind.fields.flatMap(({ names }) => names);
  const read = await readFile(new File([readFileSync(path)], 'team.csv'), kind.limits, known);
  if (!read.ok) throw new Error(read.problem.kind);
  const rows = parseRows(read.table, columnsIn(read.table.headers, kind), kind);
  const added = (firstName: string, lastName: string, phone: string | null) => ({
    verdict: 'new',
    values: { request: { member: { firstName, lastName, phone } } },
  });
  const plans = kind.plan(rows, []);
  expect(plans).toMatchObject([
    added('Dana', 'Cole', '+15125550143'),
    added('Mary', "O'Brien", null),
    added('李', '', null),
  ]);
  // A name whose last part came first is shown for review.
  expect(plans.map(({ note }) => note?.['firstName'])).toEqual([undefined, 'Mary', undefined]);
});
