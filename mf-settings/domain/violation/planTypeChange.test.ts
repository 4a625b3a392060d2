import {
  planNewType,
  planTypeAction,
  planTypeEdit,
  planTypeMerge,
  typeNameProblems,
  typesAfterMove,
  type TypePlan,
} from './planTypeChange.ts';
import { maxPastFines } from '../../../shared-lib/src/domain/violation/violationType.ts';
import { violationTypeSchema, type ViolationType } from 'shared-lib/domain';
import {
  blankViolationType,
  maxViolationTypes,
  violationTypeFormOf,
  violationTypeFormSchema,
} from './violationTypeChange.ts';

const type = (id: string, en: string, more: Partial<ViolationType> = {}): ViolationType => ({
  ...violationTypeSchema.parse({ id, name: { en, es: '' } }),
  ...more,
});

const types = [
  type('loose', 'Loose trash', { order: 1, name: { en: 'Loose trash', es: 'Basura suelta' }, updatedAt: 5 }),
  type('bulk', 'Bulk item', { order: 2 }),
  type('old', 'Old rule', { order: 3, isActive: false }),
  type('gone', 'Litter', { order: 4, isActive: false, mergedInto: 'loose' }),
];

const form = (nameEn: string, nameEs = '') => ({ ...blankViolationType, nameEn, nameEs });

const told = (plan: TypePlan) =>
  plan.ok
    ? { ...Object.fromEntries(plan.changes), ...(plan.removed && { removed: plan.removed }) }
    : `${plan.field}: ${plan.code}`;

test.each([
  ['a new name', form('Glass', 'Vidrio'), null, {}],
  ['the English name of another', form(' loose  TRASH'), null, { nameEn: 'taken' }],
  ['the English name of another without its space', form('LooseTrash'), null, {}],
  ['the Spanish name of another', form('Glass', 'BASURA SUELTA'), null, { nameEs: 'taken' }],
  ['the name of an archived one', form('Old rule'), null, { nameEn: 'takenByArchived' }],
  ['the name of one that was merged', form('Litter'), null, {}],
  ['its own name', form('Loose trash', 'Basura suelta'), 'loose', {}],
  ['no Spanish name, and neither has another', form('Glass'), null, {}],
])('%s', (_, names, exceptId, expected) => {
  expect(typeNameProblems(names, types, exceptId)).toEqual(expected);
});

test('a new type is last in the list, whose length is limited', () => {
  expect(told(planNewType('new', form('Glass'), types))).toMatchObject({
    new: { name: { en: 'Glass', es: '' }, order: 4, isActive: true, severity: 'medium' },
  });
  const many = Array.from({ length: maxViolationTypes }, (_, number) => type(`t${number}`, `Type ${number}`));
  expect(told(planNewType('new', form('Glass'), many))).toBe('nameEn: tooManyTypes');
});

const edit = (typeId: string, more: object, updatedAt: number | null = null) => {
  const found = types.find(({ id }) => id === typeId) ?? types[0]!;
  return { ...violationTypeFormOf(found), typeId, seen: updatedAt, ...more };
};

test.each([
  [
    'in its latest state',
    edit('loose', { severity: 'high' }, 5),
    { loose: expect.objectContaining({ severity: 'high' }) },
  ],
  ['in an outdated state', edit('loose', { severity: 'high' }, 4), 'typeId: changedMeanwhile'],
  ['to its current values, in an outdated state', edit('loose', {}, 4), {}],
  ['to the name of another', edit('loose', { nameEn: 'bulk item' }, 5), 'nameEn: taken'],
  ['to the Spanish name of another', edit('bulk', { nameEs: 'basura suelta' }), 'nameEs: taken'],
  ['that was deleted', edit('nowhere', {}), 'typeId: gone'],
  ['that was merged', edit('gone', { severity: 'high' }), 'typeId: gone'],
])('an edit of one %s', (_, change, expected) => {
  expect(told(planTypeEdit(change, types, 9))).toEqual(expected);
});

const finesAfter = (fined: ViolationType, defaultFineCents: number | null) => {
  const plan = planTypeEdit(
    { ...violationTypeFormOf(fined), typeId: fined.id, seen: null, defaultFineCents },
    [fined],
    9,
  );
  return plan.ok && plan.changes.get(fined.id)?.pastFines;
};

test('a type keeps a replaced fine, and no other change', () => {
  const fined = type('bulk', 'Bulk item', { defaultFineCents: 2500, pastFines: [{ until: 4, cents: null }] });
  expect(finesAfter(fined, 5000)).toEqual([
    { until: 4, cents: null },
    { until: 9, cents: 2500 },
  ]);
  const change = { ...violationTypeFormOf(fined), typeId: 'bulk', seen: null, severity: 'low' } as const;
  expect(told(planTypeEdit(change, [fined], 9))).toEqual({
    bulk: expect.not.objectContaining({ pastFines: expect.anything() }),
  });
  const many = Array.from({ length: maxPastFines }, (_, until) => ({ until, cents: 100 }));
  expect(finesAfter({ ...fined, pastFines: many }, null)).toEqual([
    ...many.slice(1),
    { until: 9, cents: 2500 },
  ]);
});

test.each([
  ['is archived', { act: 'archive', typeId: 'bulk' }, false, { bulk: { isActive: false } }],
  ['is archived again', { act: 'archive', typeId: 'old' }, false, {}],
  ['is restored again', { act: 'restore', typeId: 'bulk' }, false, {}],
  ['is restored', { act: 'restore', typeId: 'old' }, false, { old: { isActive: true } }],
  [
    'is moved to the first place',
    { act: 'move', typeId: 'bulk', afterId: null },
    false,
    { bulk: { order: 1 }, loose: { order: 2 } },
  ],
  ['is moved behind itself', { act: 'move', typeId: 'bulk', afterId: 'bulk' }, false, {}],
  ['is deleted unused', { act: 'delete', typeId: 'bulk' }, false, { removed: 'bulk' }],
  ['is not deleted in use', { act: 'delete', typeId: 'bulk' }, true, 'typeId: inUse'],
  ['is deleted again', { act: 'delete', typeId: 'nowhere' }, false, {}],
  ['can’t be restored once merged', { act: 'restore', typeId: 'gone' }, false, 'typeId: gone'],
  ['can’t be archived once deleted', { act: 'archive', typeId: 'nowhere' }, false, 'typeId: gone'],
] as const)('a type %s', (_, act, isUsed, expected) => {
  expect(told(planTypeAction(act, types, isUsed))).toEqual(expected);
});

test.each([
  ['loose', 'bulk', { loose: { mergedInto: 'bulk', isActive: false }, gone: { mergedInto: 'bulk' } }],
  ['old', 'bulk', { old: { mergedInto: 'bulk', isActive: false } }],
  ['gone', 'loose', {}],
  ['gone', 'bulk', 'typeId: mergedElsewhere'],
  ['bulk', 'bulk', 'intoId: sameType'],
  ['bulk', 'gone', 'intoId: gone'],
  ['bulk', 'old', 'intoId: intoArchived'],
  ['bulk', 'nowhere', 'intoId: gone'],
  ['nowhere', 'bulk', 'typeId: gone'],
])('%s merged into %s', (typeId, intoId, expected) => {
  expect(told(planTypeMerge({ typeId, intoId }, types))).toEqual(expected);
});

test('a move keeps the order of the others, and leaves merged ones out', () => {
  expect(typesAfterMove(types.toReversed(), { typeId: 'loose', afterId: 'old' }).map(({ id }) => id)).toEqual(
    ['bulk', 'old', 'loose'],
  );
});

const long = (size: number) => 'x'.repeat(size);

test.each([
  ['the blank form', {}, 'nameEn'],
  ['a name of 81 letters', { nameEn: long(81) }, 'nameEn'],
  ['a fine of zero', { defaultFineCents: 0 }, 'defaultFineCents'],
  ['a fine above the maximum', { defaultFineCents: 500_001 }, 'defaultFineCents'],
  ['no community', { communityIds: [] }, 'communityIds'],
  ['an unknown placeholder', { emailTemplate: 'Dear {resident}' }, 'emailTemplate'],
  ['an unmatched brace', { smsTemplateEs: 'Caso {caseNumber' }, 'smsTemplateEs'],
  ['a text of 2,000 letters', { smsTemplate: long(2000) }, 'smsTemplate'],
])('the form refuses %s', (_, fault, field) => {
  const requested = { ...blankViolationType, ...(field === 'nameEn' ? {} : { nameEn: 'Glass' }), ...fault };
  const read = violationTypeFormSchema.safeParse(requested);
  expect(read.success ? [] : read.error.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});

test('a name is stored on one line', () => {
  expect(violationTypeFormSchema.parse(form('  Loose   trash ')).nameEn).toBe('Loose trash');
});
