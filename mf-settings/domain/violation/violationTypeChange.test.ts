import * as z from 'shared-lib/domain/schema';
import {
  blankViolationType,
  violationTypeActSchema,
  violationTypeEditSchema,
  violationTypeFields,
  violationTypeFormSchema,
  violationTypeMergeSchema,
} from './violationTypeChange.ts';

const form = {
  nameEn: 'Loose trash',
  nameEs: 'Basura suelta',
  severity: 'high',
  requiresPhoto: false,
  defaultFineCents: 2500,
  communityIds: ['oak'],
  emailTemplate: 'Case {caseNumber}',
  emailTemplateEs: 'Caso {caseNumber}',
  smsTemplate: 'See {caseNumber}',
  smsTemplateEs: 'Vea {caseNumber}',
} as const;

const problemsIn = (schema: z.ZodMiniType, value: unknown) =>
  (z.safeParse(schema, value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

test('a new type starts with these values', () => {
  expect(blankViolationType).toEqual({
    nameEn: '',
    nameEs: '',
    severity: 'medium',
    requiresPhoto: true,
    defaultFineCents: null,
    communityIds: 'all',
    emailTemplate: null,
    emailTemplateEs: null,
    smsTemplate: null,
    smsTemplateEs: null,
  });
});

test('a photo is required unless the form says otherwise', () => {
  const { requiresPhoto, ...rest } = form;
  expect(z.parse(violationTypeFormSchema, rest)).toEqual({ ...rest, requiresPhoto: !requiresPhoto });
});

test.each([
  ['as it is', {}, {}],
  ['in a name of 80 letters', { nameEn: 'x'.repeat(80) }, {}],
  ['without a Spanish name', { nameEs: '' }, {}],
  ['without a fine', { defaultFineCents: null }, {}],
  ['with the lowest fine', { defaultFineCents: 1 }, {}],
  ['with the highest fine', { defaultFineCents: 500_000 }, {}],
  ['for all communities', { communityIds: 'all' }, {}],
  ['for 1,000 communities', { communityIds: Array.from({ length: 1000 }, (_, at) => `c${at}`) }, {}],
  ['with a text of 600 letters', { smsTemplate: 'x'.repeat(600) }, {}],
  ['with a letter of 6,000 letters', { emailTemplateEs: 'x'.repeat(6000) }, {}],
  ['without blanks around a text', { smsTemplateEs: ' Hola\n' }, { smsTemplateEs: 'Hola' }],
])('the form is read %s', (_, more, read) => {
  expect(z.parse(violationTypeFormSchema, { ...form, ...more })).toEqual({ ...form, ...more, ...read });
});

test.each([
  ['an unmatched brace', { emailTemplate: 'Case {caseNumber' }, 'emailTemplate', 'looseBrace'],
  ['an unknown placeholder', { emailTemplateEs: '{resident}' }, 'emailTemplateEs', 'unknownPlaceholder'],
  ['a fine of zero', { defaultFineCents: 0 }, 'defaultFineCents', 'fineRange'],
  ['a fine above the maximum', { defaultFineCents: 500_001 }, 'defaultFineCents', 'fineRange'],
  ['a path as a community', { communityIds: ['../team'] }, 'communityIds.0', 'id'],
  ['1,001 communities', { communityIds: Array(1001).fill('oak') }, 'communityIds', 'Invalid input'],
  ['a text of 601 letters', { smsTemplate: 'x'.repeat(601) }, 'smsTemplate', 'Invalid input'],
  ['a letter of 6,001 letters', { emailTemplate: 'x'.repeat(6001) }, 'emailTemplate', 'Invalid input'],
])('the form says what is wrong with %s', (_, more, field, message) => {
  expect(problemsIn(violationTypeFormSchema, { ...form, ...more })).toEqual([[field, message]]);
});

test.each([null, 7, 'r1'])('an edit has the form’s fields, its type and the revision %j', (seen) => {
  const edit = { ...form, typeId: 'loose', seen };
  expect(z.parse(violationTypeEditSchema, edit)).toEqual(edit);
});

test.each([
  [{ act: 'archive', typeId: 'loose' }],
  [{ act: 'restore', typeId: 'loose' }],
  [{ act: 'move', typeId: 'loose', afterId: 'bulk' }],
  [{ act: 'move', typeId: 'loose', afterId: null }],
  [{ act: 'delete', typeId: 'loose' }],
])('an action is read as it is: %j', (act) => {
  expect(z.parse(violationTypeActSchema, act)).toEqual(act);
});

test('a merge names both types', () => {
  const merge = { typeId: 'loose', intoId: 'bulk' };
  expect(z.parse(violationTypeMergeSchema, merge)).toEqual(merge);
});

test.each<[string, z.ZodMiniType, object, string]>([
  ['an edit without a type', violationTypeEditSchema, { ...form, seen: null }, 'typeId'],
  ['an edit without a revision', violationTypeEditSchema, { ...form, typeId: 'loose' }, 'seen'],
  [
    'an edit without a name',
    violationTypeEditSchema,
    { ...form, typeId: 'a', seen: 1, nameEn: ' ' },
    'nameEn',
  ],
  ['an unknown action', violationTypeActSchema, { act: 'hide', typeId: 'loose' }, 'act'],
  ['a move to no place', violationTypeActSchema, { act: 'move', typeId: 'loose' }, 'afterId'],
  ['a path as a type', violationTypeActSchema, { act: 'delete', typeId: 'a/b' }, 'typeId'],
  ['a merge into no type', violationTypeMergeSchema, { typeId: 'loose' }, 'intoId'],
])('%s is refused', (_, schema, value, field) => {
  expect(problemsIn(schema, value).map(([path]) => path)).toEqual([field]);
});

const { nameEn, nameEs, ...sameFields } = form;
const templates = {
  emailTemplate: null,
  emailTemplateEs: null,
  smsTemplate: null,
  smsTemplateEs: null,
};
const empty = { emailTemplate: '', emailTemplateEs: '', smsTemplate: '', smsTemplateEs: '' };

test.each([
  ['its own templates', {}, {}],
  ['empty templates', empty, templates],
  ['no templates', templates, templates],
])('a form with %s becomes the record’s fields', (_, more, stored) => {
  const values = { ...form, communityIds: ['oak'], ...more };
  expect(violationTypeFields(values)).toEqual({
    ...sameFields,
    name: { en: nameEn, es: nameEs },
    ...stored,
  });
});
