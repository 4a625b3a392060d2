/** @jest-environment node */
import { communityImportKind, readCommunity } from './communityImportKind.ts';

const { plan, noteWords } = communityImportKind((() => '') as never, 'en', {
  daysWords: ({ id }, to) => (to.includes('monday') ? '' : `${id} loses Monday`),
} as Parameters<typeof communityImportKind>[2]);

const texts = { address: '', timezone: '', setOutStart: '', setOutEnd: '', serviceStart: '', binInBy: '' };
const rest = { totalUnits: '', contactName: '', contactEmail: '', contactPhone: '' };
const maple = {
  id: 'maple',
  propertyName: 'Maple',
  serviceDays: ['monday', 'friday'],
  address: 'Elm Street',
};

test.each([
  ['a day goes', 'Maple', 'Fri', '', 'maple loses Monday'],
  ['a day comes', 'Maple', 'Mon, Wed, Fri', '', undefined],
  ['another field changes', 'Maple', '', 'Oak Street', undefined],
  ['a new community', 'Oak', 'Fri', '', undefined],
])('what a change of service days does is noted: %s', (_, propertyName, serviceDays, address, expected) => {
  const read = readCommunity({ ...texts, ...rest, propertyName, serviceDays, address });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const [row] = plan([{ line: 2, ok: true, values: read.values }], [maple] as never);
  expect(row?.note && noteWords?.(row.note)).toBe(expected);
});
