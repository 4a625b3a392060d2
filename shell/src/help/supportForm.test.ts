import { supportLimits } from 'shared-lib/domain';
import { checkSupportForm } from './supportForm.ts';

const message = 'The map is blank.';

test.each([
  ['all there', { topic: 'problem', message }, { ok: true, request: { topic: 'problem', message } }],
  [
    'spaces around',
    { topic: 'idea', message: `\n ${message}  ` },
    { ok: true, request: { topic: 'idea', message } },
  ],
  [
    'nothing',
    { topic: '', message: '  ' },
    { ok: false, problems: { topic: 'missing', message: 'missing' } },
  ],
  ['a topic that is none', { topic: 'hacking', message }, { ok: false, problems: { topic: 'missing' } }],
  ['too short', { topic: 'other', message: 'Too short' }, { ok: false, problems: { message: 'tooShort' } }],
  [
    'too short, of large letters',
    { topic: 'other', message: '😀'.repeat(9) },
    { ok: false, problems: { message: 'tooShort' } },
  ],
  ['the shortest', { topic: 'other', message: 'x'.repeat(supportLimits.messageMin) }, { ok: true }],
  ['the longest', { topic: 'other', message: 'x'.repeat(supportLimits.messageMax) }, { ok: true }],
  [
    'too long',
    { topic: 'other', message: 'x'.repeat(supportLimits.messageMax + 1) },
    { ok: false, problems: { message: 'tooLong' } },
  ],
])('%s', (_, typed, expected) => {
  expect(checkSupportForm(typed)).toMatchObject(expected);
});
