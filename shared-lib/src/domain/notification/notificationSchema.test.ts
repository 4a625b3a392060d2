import { readDocument } from '../base/document.ts';
import { notificationSchema } from './notification.ts';

const valueOf = (data: Record<string, unknown>) => {
  const result = readDocument(notificationSchema, 'customers/olivia/notifications/one', data);
  if (!result.ok) throw new Error(result.error);
  return result.value;
};

const nothing = {
  id: 'one',
  title: '',
  message: '',
  timestamp: null,
  read: false,
  seen: false,
  kind: null,
  link: null,
};

test.each([
  ['nothing at all', {}, nothing],
  ['nulls', { title: null, message: null, timestamp: null, read: null, seen: null }, nothing],
  ['other types', { title: 42, message: { en: 'x' }, timestamp: 'yesterday', read: 'yes', seen: 1 }, nothing],
  ['a moment off the calendar', { timestamp: 1e20 }, nothing],
  ['a moment that is not a number', { timestamp: Number.NaN }, nothing],
  ['epoch milliseconds', { timestamp: 1000 }, { ...nothing, timestamp: 1000 }],
  ['a kind from another release', { kind: 'weather' }, nothing],
  [
    'a kind and a link',
    { kind: 'violation', link: '/violations?open=v%2F1' },
    { ...nothing, kind: 'violation', link: '/violations?open=v%2F1' },
  ],
  ['a link to another site', { link: 'https://evil.example' }, nothing],
  ['a link to another site without a scheme', { link: '//evil.example' }, nothing],
  ['a link that browsers read as another site', { link: '/\\evil.example' }, nothing],
  ['a link with a script', { link: 'javascript:alert(1)' }, nothing],
  ['an endless link', { link: `/${'x'.repeat(500)}` }, nothing],
  ['an endless title', { title: 'x'.repeat(501) }, { ...nothing, title: 'x'.repeat(500) }],
])('a notification with %s reads as something', (_, data, expected) => {
  expect(valueOf(data)).toEqual(expected);
});
