import {
  changedElsewhere,
  conflictsIn,
  isEdited,
  keepingMine,
  readEdits,
  shownTexts,
  storedTexts,
  takingTheirs,
  withText,
  type EditTexts,
} from './memberEdits.ts';

const stored: EditTexts = storedTexts({
  firstName: 'Nadia',
  lastName: 'Flores',
  email: 'nadia@members.test',
  phone: null,
  tier: 'District Manager',
});
const renamed = withText({}, 'firstName', 'Nadja', stored);

test('what was typed lies over what is stored', () => {
  expect(stored.phone).toBe('');
  expect(shownTexts(stored, renamed)).toEqual({ ...stored, firstName: 'Nadja' });
  expect(shownTexts({ ...stored, lastName: 'Cruz' }, renamed)).toMatchObject({
    firstName: 'Nadja',
    lastName: 'Cruz',
  });
  expect(isEdited(renamed, stored)).toBe(true);
});

test('typing back what is stored is no change', () => {
  expect(withText(renamed, 'firstName', 'Nadia', stored)).toEqual({});
  expect(isEdited({}, stored)).toBe(false);
});

const theirs = { ...stored, firstName: 'Nadya' };

test.each([
  ['nobody else changed anything', renamed, stored, []],
  ['someone else changed another field', renamed, { ...stored, phone: '+1' }, []],
  ['both changed it to the same', renamed, { ...stored, firstName: 'Nadja' }, []],
  ['both changed it', renamed, theirs, [{ field: 'firstName', mine: 'Nadja', theirs: 'Nadya' }]],
  ['what was typed meanwhile', withText(renamed, 'firstName', 'Nadj', theirs), theirs, ['one']],
])('conflicts when %s', (_, edits, now, expected) => {
  expect(conflictsIn(edits, now)).toHaveLength(expected.length);
  if (expected[0] !== 'one') expect(conflictsIn(edits, now)).toEqual(expected);
});

test('a conflict is decided either way, and nothing else is lost', () => {
  const edits = withText(renamed, 'lastName', 'Cruz', stored);
  const mine = keepingMine(edits, 'firstName', theirs);
  expect([conflictsIn(mine, theirs), shownTexts(theirs, mine)]).toEqual([
    [],
    { ...stored, firstName: 'Nadja', lastName: 'Cruz' },
  ]);
  const given = takingTheirs(edits, 'firstName');
  expect([conflictsIn(given, theirs), shownTexts(theirs, given)]).toEqual([
    [],
    { ...stored, firstName: 'Nadya', lastName: 'Cruz' },
  ]);
  // A third value is a conflict anew.
  expect(conflictsIn(mine, { ...stored, firstName: 'Nad' })).toHaveLength(1);
});

test('what follows someone else is named', () => {
  const now = { ...theirs, phone: '+12025550100' };
  expect(changedElsewhere(stored, now, renamed)).toEqual(['phone']);
  expect(changedElsewhere(stored, now, {})).toEqual(['firstName', 'phone']);
});

test('a draft is read back, and nothing of a damaged one', () => {
  expect(readEdits(JSON.stringify(renamed))).toEqual(renamed);
  for (const draft of ['', '{', '7', 'null', '{"firstName":"x","role":{"text":"a","seen":"b"}}']) {
    expect(readEdits(draft)).toEqual({});
  }
});
