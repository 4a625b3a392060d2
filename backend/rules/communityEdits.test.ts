import { communitySchema, readDocument } from 'shared-lib/domain';
import { decideEdit, type CommunityEdits, noAccess } from 'mf-communities/domain';
import { editFaults, validEdit } from '../../mf-communities/rules/communityEdits.ts';

/** `decideEdit` must refuse every edit in the table that the rules refuse. */
const read = readDocument(communitySchema, 'communities/elm', { propertyName: 'Elm Row', slug: 'elm-row' });
if (!read.ok) throw new Error(read.error);
const stored = { ...read.value, ...noAccess };
const now = Date.UTC(2026, 10, 20);

const decide = (changes: object) =>
  decideEdit(stored, { seen: stored as Partial<CommunityEdits>, changes }, now);

test('a valid edit is written', () => {
  expect(decide(validEdit)).toEqual({ kind: 'write', fields: validEdit });
});

test.each(Object.entries(editFaults))('refused: %s', (_, fault) => {
  expect(['invalid', 'past']).toContain(decide({ ...validEdit, ...fault }).kind);
});
