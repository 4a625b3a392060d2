import { roundNoteCalls } from './calls.ts';
import { maxNoteLength, maxRoundNotes, planRoundNote, type RoundNoteAction } from './roundNote.ts';

// Sunday, 29 November 2026, 21:00 in New York.
const now = Date.parse('2026-11-30T02:00Z');
const tonight = '2026-11-29';

const note = (id: string) => ({ id, text: 'Gate code changed', by: 'olivia', at: 1 });
const round = { communityId: 'maple', serviceDate: tonight, noteId: 'a' };
const add = (more: object = {}): RoundNoteAction => ({
  act: 'add',
  ...round,
  text: 'Use the north gate',
  ...more,
});
const remove: RoundNoteAction = { act: 'remove', ...round };
const added = { id: 'a', text: 'Use the north gate', by: 'adam', at: now };
const many = Array.from({ length: maxRoundNotes }, (_, index) => note(`n${index}`));

test.each<[string, RoundNoteAction, ReturnType<typeof note>[], object]>([
  ['the first note', add(), [], { ok: true, notes: [added] }],
  ['a second note', add(), [note('b')], { ok: true, notes: [note('b'), added] }],
  ['the same note again', add(), [note('a')], { ok: true, notes: null }],
  ['one too many', add(), many, { ok: false, code: 'full' }],
  ['the last note that fits', add(), many.slice(1), { ok: true }],
  ['a note a month back', add({ serviceDate: '2026-10-29' }), [], { ok: true }],
  ['a note further back', add({ serviceDate: '2026-10-28' }), [], { ok: false, code: 'otherNight' }],
  ['a note for tomorrow', add({ serviceDate: '2026-11-30' }), [], { ok: true }],
  ['a note for later', add({ serviceDate: '2026-12-01' }), [], { ok: false, code: 'otherNight' }],
  ['a removal', remove, [note('b'), note('a')], { ok: true, notes: [note('b')] }],
  ['a removal again', remove, [note('b')], { ok: true, notes: null }],
  ['an undo of one of many', remove, [note('a'), ...many.slice(1)], { ok: true }],
])('%s', (_, act, notes, expected) => {
  const plan = planRoundNote(act, { notes, timeZone: 'America/New_York', by: 'adam', now });
  expect(plan).toMatchObject(expected);
});

test('a deleted community accepts no notes, and its last ones can be removed', () => {
  const facts = { notes: [note('b')], timeZone: null, by: 'adam', now };
  expect(planRoundNote(add(), facts)).toEqual({ ok: false, code: 'noCommunity' });
  expect(planRoundNote({ ...remove, noteId: 'b' }, facts)).toEqual({ ok: true, notes: [] });
});

test.each<[string, object, boolean]>([
  ['a note', add(), true],
  ['the longest note', add({ text: 'x'.repeat(maxNoteLength) }), true],
  ['a longer one', add({ text: 'x'.repeat(maxNoteLength + 1) }), false],
  ['blanks', add({ text: '  ' }), false],
  ['a path instead of a community', add({ communityId: 'a/b' }), false],
  ['an endless id', add({ noteId: 'x'.repeat(65) }), false],
  ['a night that isn’t a date', add({ serviceDate: 'tonight' }), false],
  ['a removal', remove, true],
])('%s is read: %s', (_, payload, isRead) => {
  expect(roundNoteCalls.changeRoundNotes.payload.safeParse(payload).success).toBe(isRead);
});
