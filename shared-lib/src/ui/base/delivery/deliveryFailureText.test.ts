import type { Translate } from '../../../i18n/index.ts';
import { deliveryFailureText } from './deliveryFailureText.ts';

const t = ((key: string, { reason = '' } = {}) => `${key} ${reason}`.trim()) as Translate<'ui-delivery'>;

test.each([
  ['bounced', '550 5.1.1 No such mailbox', 'bounced'],
  ['expired', '', 'expired'],
  ['unknown', '', 'unknown'],
  ['suppressed', '', 'suppressed'],
  ['switchedOff', '', 'switchedOff'],
  ['abroad', '', 'abroad'],
  ['noConsent', '', 'noConsent'],
  ['550', '550 5.7.1 Not wanted here.', 'other 550 5.7.1 Not wanted here'],
  ['550', '', 'other 550'],
  ['', '', 'none'],
])('%s with the message “%s”', (code, message, expected) => {
  expect(deliveryFailureText({ code, message }, t)).toBe(expected);
});
