/** @jest-environment node */
import { planRecipients, recipientImportLimits, type RecipientFact } from 'shared-lib/domain';
import { guessColumns, readFile, type RowTexts } from 'shared-lib/ui/importing';
import { communitiesByName, readRecipient, recipientImportKind } from './recipientImportKind.ts';
import { recipients as en } from './texts/en.ts';
import { recipients as es } from './texts/es.ts';

const { fields } = recipientImportKind((() => '') as never, 'account', [], {} as never);
const names = Object.fromEntries(fields.map(({ id, names: known }) => [id, known]));
const read = readRecipient(communitiesByName([{ id: 'maple', propertyName: 'Maple Court' }]));

const unit = (unitNumber: string, building: string | null, index: number): RecipientFact => ({
  kind: 'unit',
  id: `u${index}`,
  communityId: 'maple',
  building,
  unitNumber,
  status: 'active',
  residentName: 'Dana Cole',
  phone: `+1212555010${index}`,
  language: 'en',
  smsOptIn: true,
  smsOptInAt: 1000,
  smsOptInSource: 'form',
  smsOptOutAt: null,
});
const units = [unit('101', 'A', 0), unit('B-7', null, 1), unit('1-2', 'East', 2)];

test.each([
  ['English', en],
  ['Spanish', es],
])(
  'the list of recipients that the product exports in %s changes nothing when it is imported',
  async (_, t) => {
    const { columns, standings } = t.list;
    const header = [
      columns.unit,
      columns.community,
      columns.resident,
      columns.phone,
      columns.language,
      columns.standing,
      columns.since,
    ];
    const rows = ['A-101', 'B-7', 'East-1-2'].map((door, index) =>
      [
        door,
        'Maple Court',
        'Dana Cole',
        `'+1212555010${index}`,
        t.languages.en,
        standings.agreed,
        '2026-05-31',
      ].join(),
    );
    const file = new File(['\uFEFF', [header.join(), ...rows].join('\r\n')], 'recipients.csv');
    const opened = await readFile(file, recipientImportLimits, Object.values(names).flat());
    if (!opened.ok) throw new Error(opened.problem.kind);
    const mapping = guessColumns(opened.table.headers, names);
    const texts = opened.table.rows.map(
      ({ cells }) =>
        Object.fromEntries(fields.map(({ id }) => [id, cells[mapping[id] ?? -1] ?? ''])) as RowTexts<
          (typeof fields)[number]['id']
        >,
    );
    const planned = planRecipients(
      texts.map((row, index) => ({ line: index + 2, ...read(row) })),
      units,
    );
    expect(planned).toMatchObject(units.map(({ id }) => ({ verdict: 'unchanged', id })));
  },
);
