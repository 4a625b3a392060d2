import * as z from 'zod/mini';
import {
  checkValues,
  errorsAfterChange,
  errorsFound,
  errorsOfIssues,
  errorsWithin,
  type FieldErrors,
} from './errors.ts';

const schema = z
  .object({
    name: z.string().check(z.maxLength(5)),
    code: z.string().check(z.minLength(3)),
    days: z.array(z.string()).check(z.minLength(1), z.maxLength(2)),
    units: z.int().check(z.gte(0), z.lte(100)),
    email: z.email(),
    phone: z.string().check(z.regex(/^\+\d+$/, 'phone')),
    date: z.iso.date(),
    tier: z.enum(['a', 'b']),
    zone: z.string().check(z.refine((zone) => zone !== 'Mars', { error: 'expected a zone of the Earth' })),
    from: z.string(),
    to: z.string(),
    rows: z.array(z.object({ name: z.string().check(z.minLength(1)) })),
  })
  .check(
    z.refine(({ from, to }) => from < to, {
      path: ['to'],
      error: 'notAfterStart',
      params: { hours: 2 },
      when: () => true,
    }),
  );

const good = {
  name: 'Elm',
  code: 'abc',
  days: ['monday'],
  units: 7,
  email: 'dana@members.test',
  phone: '+1',
  date: '2026-11-22',
  tier: 'a',
  zone: 'UTC',
  from: '08:00',
  to: '09:00',
  rows: [{ name: 'x' }],
};

const errorsIn = (change: object) => {
  const values = { ...good, ...change };
  const read = schema.safeParse(values);
  return read.success ? {} : errorsOfIssues(read.error.issues, values);
};

test.each<[object, FieldErrors]>([
  [{}, {}],
  [{ name: 'Elm Row' }, { name: { code: 'tooLong', max: 5 } }],
  [{ code: '' }, { code: { code: 'missing' } }],
  [{ code: ' \t' }, { code: { code: 'missing' } }],
  [{ code: 'ab' }, { code: { code: 'tooShort', min: 3 } }],
  [{ days: [] }, { days: { code: 'missing' } }],
  [{ days: ['a', 'b', 'c'] }, { days: { code: 'tooMany', max: 2 } }],
  [{ units: null }, { units: { code: 'missing' } }],
  [{ units: Number.NaN }, { units: { code: 'invalid', format: 'number' } }],
  [{ units: 1.5 }, { units: { code: 'invalid', format: 'number' } }],
  [{ units: -1 }, { units: { code: 'tooSmall', min: 0 } }],
  [{ units: 101 }, { units: { code: 'tooBig', max: 100 } }],
  [{ units: Number.MAX_SAFE_INTEGER }, { units: { code: 'tooBig', max: 100 } }],
  [{ email: '' }, { email: { code: 'missing' } }],
  [{ email: 'dana' }, { email: { code: 'invalid', format: 'email' } }],
  [{ phone: null }, { phone: { code: 'missing' } }],
  [{ phone: '555' }, { phone: { code: 'invalid', format: 'phone' } }],
  [{ date: '12026-11-24' }, { date: { code: 'invalid', format: 'date' } }],
  [{ tier: null }, { tier: { code: 'missing' } }],
  [{ tier: 'c' }, { tier: { code: 'invalid' } }],
  [{ zone: 'Mars' }, { zone: { code: 'invalid' } }],
  [{ name: 7 }, { name: { code: 'invalid' } }],
  [{ to: '07:00' }, { to: { code: 'notAfterStart', hours: 2 } }],
  [
    { name: 'Elm Row', to: '07:00' },
    { name: { code: 'tooLong', max: 5 }, to: { code: 'notAfterStart', hours: 2 } },
  ],
  [{ rows: [{ name: 'x' }, { name: '' }] }, { 'rows.1.name': { code: 'missing' } }],
])('of %j', (change, errors) => {
  expect(errorsIn(change)).toEqual(errors);
});

test('a valid form returns its parsed values; an invalid one all errors', () => {
  const rules = {
    schema: z.object({ name: z.string().check(z.trim(), z.minLength(1)), units: z._default(z.int(), 0) }),
    toInput: ({ name, units }: { name: string; units: number | null }) => ({
      name,
      units: units ?? undefined,
    }),
    check: ({ name }: { name: string }) => ({ name: name === 'Elm' && 'duplicate' }),
    liveCheck: ({ units }: { units: number | null }) => ({
      units: (units ?? 0) > 9 && { code: 'full', count: 9 },
      name: 'onlyWhenTheSchemaSaysNothing',
    }),
  };
  const { liveCheck, ...atOnce } = rules;
  expect(checkValues({ name: ' Oak ', units: null }, atOnce)).toEqual({
    ok: true,
    payload: { name: 'Oak', units: 0 },
  });
  expect(checkValues({ name: 'Elm', units: 3 }, atOnce)).toEqual({
    ok: false,
    errors: { name: { code: 'duplicate' } },
  });
  expect(checkValues({ name: '', units: 10 }, { ...atOnce, liveCheck })).toEqual({
    ok: false,
    errors: { name: { code: 'missing' }, units: { code: 'full', count: 9 } },
  });
});

test('removes invisible characters from texts', () => {
  const rules = {
    schema: z.object({ name: z.string().check(z.minLength(1)), password: z.string() }),
    check: ({ name }: { name: string }) => ({ name: name === 'Elm' && 'taken' }),
  };
  const valuesOf = (name: string) => ({ name, password: 'a\u200Bb' });
  expect(checkValues(valuesOf('Oa\u200Bk\uFEFF'), rules)).toEqual({ ok: true, payload: valuesOf('Oak') });
  expect(checkValues(valuesOf('El\u00ADm'), rules)).toEqual({
    ok: false,
    errors: { name: { code: 'taken' } },
  });
  expect(checkValues(valuesOf('\u200B'), rules)).toEqual({
    ok: false,
    errors: { name: { code: 'missing' } },
  });
});

test('accepts an error code alone and ignores anything else', () => {
  expect(errorsFound({ a: 'taken', b: { code: 'full', count: 1 }, c: false, d: null, e: undefined })).toEqual(
    {
      a: { code: 'taken' },
      b: { code: 'full', count: 1 },
    },
  );
});

const all: FieldErrors = {
  email: { code: 'taken' },
  tier: { code: 'adminsFull', count: 1 },
  isActive: { code: 'teamFull' },
  'rows.0.name': { code: 'missing' },
};

test.each([
  ['email', {}, ['tier', 'isActive', 'rows.0.name']],
  ['isActive', { isActive: ['tier'] }, ['email', 'rows.0.name']],
  ['tier', { isActive: ['tier'] }, ['email', 'isActive', 'rows.0.name']],
  ['rows', {}, ['email', 'tier', 'isActive']],
  ['rows.0.name', {}, ['email', 'tier', 'isActive']],
  ['row', {}, ['email', 'tier', 'isActive', 'rows.0.name']],
])('after changing %s with dependents %j, keeps %j', (changed, dependents, left) => {
  expect(Object.keys(errorsAfterChange(all, changed, dependents))).toEqual(left);
});

test('keeps only a refusal’s errors for fields of this form', () => {
  const errors = { ...all, phone: { code: 'invalid' }, toString: { code: 'invalid' } };
  expect(Object.keys(errorsWithin(errors, { email: '', tier: null, rows: [] }))).toEqual([
    'email',
    'tier',
    'rows.0.name',
  ]);
});
