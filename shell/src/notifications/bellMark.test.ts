import { appError } from 'shared-lib/domain';
import type { BellFacts } from '../../../shared-lib/src/data/notifications/notificationLists.ts';
import { bellMark } from './bellMark.ts';

const retry = () => {};
const ready = (facts: Partial<BellFacts>) => ({
  status: 'ready' as const,
  data: { newest: [], hasUnread: true, unseen: 0, ...facts },
  retry,
});

test.each([
  ['nothing unread', ready({ hasUnread: false }), false, { kind: 'none' }],
  ['unread', ready({}), false, { kind: 'dot' }],
  ['unseen on desktop', ready({ unseen: 3 }), false, { kind: 'dot' }],
  ['unread on a phone', ready({}), true, { kind: 'dot' }],
  ['one unseen on a phone', ready({ unseen: 1 }), true, { kind: 'count', shown: '1' }],
  ['99 unseen on a phone', ready({ unseen: 99 }), true, { kind: 'count', shown: '99' }],
  ['100 unseen on a phone', ready({ unseen: 100 }), true, { kind: 'count', shown: '99+' }],
  ['loading', { status: 'loading' as const, retry }, true, { kind: 'none' }],
  ['failed', { status: 'failed' as const, error: appError('sectionError'), retry }, true, { kind: 'failed' }],
])('%s', (_, live, isPhone, mark) => {
  expect(bellMark(live, isPhone)).toEqual(mark);
});
