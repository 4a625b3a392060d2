import {
  changedElsewhere,
  conflictsIn,
  resolveWithMine,
  mergeEdits,
  resolveWithTheirs,
} from './mergeEdits.ts';

interface Member {
  firstName: string;
  lastName: string;
  phone: string | null;
  days: string[];
}

const stored: Member = { firstName: 'Nadia', lastName: 'Flores', phone: null, days: ['monday'] };
const edited = (values: Partial<Member>, now: Partial<Member> = {}) => ({
  stored: { ...stored, ...now },
  values: { ...stored, ...values },
  seen: stored,
});
const renamed = { firstName: 'Nadja' };

test.each<[string, ReturnType<typeof edited>, Partial<Member>]>([
  ['nothing changed', edited({}), {}],
  ['an edited field keeps its value', edited(renamed), renamed],
  ['an unedited field follows the stored value', edited({}, { phone: '+1' }), { phone: '+1' }],
  ['both at once', edited(renamed, { lastName: 'Cruz' }), { ...renamed, lastName: 'Cruz' }],
  [
    'if both edit the same field, the form keeps its own value',
    edited(renamed, { firstName: 'Nadya' }),
    renamed,
  ],
  ['lists are compared by value', edited({ days: ['monday'] }, { days: ['friday'] }), { days: ['friday'] }],
])('%s', (_, facts, values) => {
  expect(mergeEdits(facts).values).toEqual({ ...stored, ...values });
});

test('returns the same objects if nothing changed, to avoid re-rendering', () => {
  const facts = edited(renamed, { firstName: 'Nadya' });
  expect(mergeEdits(facts)).toBe(facts);
});

test('a field reset to its stored value is unedited and follows changes', () => {
  const back = mergeEdits(edited({ firstName: 'Nadya' }, { firstName: 'Nadya' }));
  expect(mergeEdits({ ...back, stored: { ...stored, firstName: 'Nad' } }).values.firstName).toBe('Nad');
});

test.each<[string, ReturnType<typeof edited>, string[]]>([
  ['no one else changed anything', edited(renamed), []],
  ['someone else changed another field', edited(renamed, { phone: '+1' }), []],
  ['both made the same change', edited(renamed, renamed), []],
  ['both changed a field', edited(renamed, { firstName: 'Nadya' }), ['firstName']],
  ['both changed a list', edited({ days: [] }, { days: ['friday'] }), ['days']],
  [
    'both changed two fields',
    edited({ ...renamed, lastName: 'Cruz' }, { firstName: 'Nadya', lastName: 'Reyes' }),
    ['firstName', 'lastName'],
  ],
])('conflicts when %s', (_, facts, names) => {
  expect(conflictsIn(mergeEdits(facts))).toEqual(names);
});

test('a conflict can be resolved either way, without losing anything else', () => {
  const facts = edited({ ...renamed, lastName: 'Cruz' }, { firstName: 'Nadya' });
  const mine = mergeEdits(resolveWithMine(facts, 'firstName'));
  expect([conflictsIn(mine), mine.values]).toEqual([[], { ...stored, ...renamed, lastName: 'Cruz' }]);
  const theirs = mergeEdits(resolveWithTheirs(facts, 'firstName'));
  expect([conflictsIn(theirs), theirs.values]).toEqual([
    [],
    { ...stored, firstName: 'Nadya', lastName: 'Cruz' },
  ]);
  // A third value is a new conflict.
  expect(conflictsIn(mergeEdits({ ...mine, stored: { ...stored, firstName: 'Nad' } }))).toEqual([
    'firstName',
  ]);
});

test('lists the fields that follow someone else’s change', () => {
  const news = { firstName: 'Nadya', phone: '+12025550100' };
  expect(changedElsewhere(mergeEdits(edited(renamed, news)), stored)).toEqual(['phone']);
  expect(changedElsewhere(mergeEdits(edited({}, news)), stored)).toEqual(['firstName', 'phone']);
});
