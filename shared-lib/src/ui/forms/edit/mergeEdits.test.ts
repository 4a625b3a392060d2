import { changedElsewhere, conflictsIn, keepingMine, mergeEdits, takingTheirs } from './mergeEdits.ts';

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
  ['nothing happened', edited({}), {}],
  ['what is edited stays', edited(renamed), renamed],
  ['what isn’t edited follows what is stored', edited({}, { phone: '+1' }), { phone: '+1' }],
  ['both at once', edited(renamed, { lastName: 'Cruz' }), { ...renamed, lastName: 'Cruz' }],
  [
    'of two who edit the same, the form keeps what stands in it',
    edited(renamed, { firstName: 'Nadya' }),
    renamed,
  ],
  [
    'lists are compared by what is in them',
    edited({ days: ['monday'] }, { days: ['friday'] }),
    { days: ['friday'] },
  ],
])('%s', (_, facts, values) => {
  expect(mergeEdits(facts).values).toEqual({ ...stored, ...values });
});

test('without news the edits are the same objects, so that nothing is drawn anew', () => {
  const facts = edited(renamed, { firstName: 'Nadya' });
  expect(mergeEdits(facts)).toBe(facts);
});

test('typing back what is stored is no edit: it follows what comes', () => {
  const back = mergeEdits(edited({ firstName: 'Nadya' }, { firstName: 'Nadya' }));
  expect(mergeEdits({ ...back, stored: { ...stored, firstName: 'Nad' } }).values.firstName).toBe('Nad');
});

test.each<[string, ReturnType<typeof edited>, string[]]>([
  ['nobody else changed anything', edited(renamed), []],
  ['someone else changed another field', edited(renamed, { phone: '+1' }), []],
  ['both changed it to the same', edited(renamed, renamed), []],
  ['both changed it', edited(renamed, { firstName: 'Nadya' }), ['firstName']],
  ['both changed a list', edited({ days: [] }, { days: ['friday'] }), ['days']],
  [
    'both changed two',
    edited({ ...renamed, lastName: 'Cruz' }, { firstName: 'Nadya', lastName: 'Reyes' }),
    ['firstName', 'lastName'],
  ],
])('conflicts when %s', (_, facts, names) => {
  expect(conflictsIn(mergeEdits(facts))).toEqual(names);
});

test('a conflict is decided either way, and nothing else is lost', () => {
  const facts = edited({ ...renamed, lastName: 'Cruz' }, { firstName: 'Nadya' });
  const mine = mergeEdits(keepingMine(facts, 'firstName'));
  expect([conflictsIn(mine), mine.values]).toEqual([[], { ...stored, ...renamed, lastName: 'Cruz' }]);
  const theirs = mergeEdits(takingTheirs(facts, 'firstName'));
  expect([conflictsIn(theirs), theirs.values]).toEqual([
    [],
    { ...stored, firstName: 'Nadya', lastName: 'Cruz' },
  ]);
  // A third value is a conflict anew.
  expect(conflictsIn(mergeEdits({ ...mine, stored: { ...stored, firstName: 'Nad' } }))).toEqual([
    'firstName',
  ]);
});

test('what follows someone else is named', () => {
  const news = { firstName: 'Nadya', phone: '+12025550100' };
  expect(changedElsewhere(mergeEdits(edited(renamed, news)), stored)).toEqual(['phone']);
  expect(changedElsewhere(mergeEdits(edited({}, news)), stored)).toEqual(['firstName', 'phone']);
});
