import type { FieldChange } from 'shared-lib/domain';
import { formatChange } from './formatChange.ts';

const texts: Readonly<Record<string, string>> = {
  'activity.fields.isActive': 'In use',
  'activity.fields.agent': 'Specialist',
};

/** As the page's translator does it: a text that is missing reads as its key. */
const t = (key: string, values: Readonly<Record<string, unknown>> = {}) =>
  [texts[key] ?? key, ...Object.values(values)].join(' ');

const change = (field: string): FieldChange => ({
  field,
  from: 'old',
  to: 'new',
  added: [],
  removed: [],
  addedCount: 0,
  removedCount: 0,
});

test.each([
  ['a field that only this area names', 'isActive', 'activity.change.fromTo In use old new'],
  ['a field that others name too', 'address', 'activity.change.fromTo Address old new'],
  ['a field of a later release', 'parkingNote', 'activity.change.fromTo parkingNote old new'],
  ['a regular specialist', 'agent.monday', 'activity.change.fromTo Specialist Mon id:old id:new'],
])('%s', (_, field, text) => {
  const names = {
    t,
    language: 'en',
    memberName: (id: string) => `id:${id}`,
    communityName: String,
    fieldName: (name: string) => (name === 'address' ? 'Address' : name),
  };
  expect(formatChange(change(field), names)).toBe(text);
});
