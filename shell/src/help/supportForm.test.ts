import { newSupportRequestSchema, supportLimits } from 'shared-lib/domain';
import { checkValues } from 'shared-lib/ui/form';

const message = 'The map is blank.';
const missing = { code: 'missing' };
const { messageMin: min, messageMax: max } = supportLimits;

test.each([
  [
    'everything filled in',
    { topic: 'problem', message },
    { ok: true, payload: { topic: 'problem', message } },
  ],
  [
    'surrounding spaces',
    { topic: 'idea', message: `\n ${message}  ` },
    { ok: true, payload: { topic: 'idea', message } },
  ],
  ['nothing', { topic: null, message: '  ' }, { ok: false, errors: { topic: missing, message: missing } }],
  ['an unknown topic', { topic: 'hacking', message }, { ok: false, errors: { topic: { code: 'invalid' } } }],
  [
    'too short',
    { topic: 'other', message: 'Too short' },
    { ok: false, errors: { message: { code: 'tooShort', min } } },
  ],
  [
    'too short, in wide characters',
    { topic: 'other', message: '😀'.repeat(9) },
    { ok: false, errors: { message: { code: 'tooShort', min } } },
  ],
  ['the shortest', { topic: 'other', message: 'x'.repeat(min) }, { ok: true }],
  ['the longest', { topic: 'other', message: 'x'.repeat(max) }, { ok: true }],
  [
    'too long',
    { topic: 'other', message: 'x'.repeat(max + 1) },
    { ok: false, errors: { message: { code: 'tooLong', max } } },
  ],
])('%s', (_, typed, expected) => {
  expect(checkValues({ ...typed, diagnostics: null }, { schema: newSupportRequestSchema })).toMatchObject(
    expected,
  );
});
