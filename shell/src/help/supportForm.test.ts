import { newSupportRequestSchema, supportLimits } from 'shared-lib/domain';
import { checkValues } from 'shared-lib/ui/form';

const message = 'The map is blank.';
const missing = { code: 'missing' };
const { messageMin: min, messageMax: max } = supportLimits;

test.each([
  ['all there', { topic: 'problem', message }, { ok: true, payload: { topic: 'problem', message } }],
  [
    'spaces around',
    { topic: 'idea', message: `\n ${message}  ` },
    { ok: true, payload: { topic: 'idea', message } },
  ],
  ['nothing', { topic: null, message: '  ' }, { ok: false, errors: { topic: missing, message: missing } }],
  [
    'a topic that is none',
    { topic: 'hacking', message },
    { ok: false, errors: { topic: { code: 'invalid' } } },
  ],
  [
    'too short',
    { topic: 'other', message: 'Too short' },
    { ok: false, errors: { message: { code: 'tooShort', min } } },
  ],
  [
    'too short, of large letters',
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
