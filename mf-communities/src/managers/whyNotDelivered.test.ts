import type { Translate } from 'shared-lib/i18n';
import { whyNotDelivered } from './whyNotDelivered.ts';

const t = ((key: string, { reason = '' } = {}) =>
  `${key.replace('managers.why.', '')} ${reason}`.trim()) as unknown as Translate<'mf-communities'>;

test.each([
  ['bounced', '550 5.1.1 No such mailbox', 'bounced'],
  ['suppressed', '', 'suppressed'],
  ['550', '550 5.7.1 Not wanted here.', 'other 550 5.7.1 Not wanted here'],
  ['550', '', 'other 550'],
  ['', '', 'none'],
])('%s with the words “%s”', (code, message, expected) => {
  expect(whyNotDelivered({ code, message }, t)).toBe(expected);
});
