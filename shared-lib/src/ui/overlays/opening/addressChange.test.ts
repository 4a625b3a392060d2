import { addressChange } from './addressChange.ts';

const opened = { openedBy: 'open' };

test.each([
  ['opening is a step', '?q=elm', null, '7', { search: 'q=elm&open=7', state: opened, replace: false }],
  ['the next takes its place', '?open=7', opened, '8', { search: 'open=8', state: opened, replace: true }],
  ['so it does after a link', '?open=7&q=a', null, '8', { search: 'open=8&q=a', state: null, replace: true }],
  ['closing goes back to where it was opened', '?q=elm&open=7', opened, null, 'back'],
  [
    'what a link opened closes in place',
    '?q=elm&open=7',
    null,
    null,
    { search: 'q=elm', state: null, replace: true },
  ],
  [
    'so does what lies below something opened later',
    '?open=7&edit=1',
    { openedBy: 'edit' },
    null,
    { search: 'edit=1', state: { openedBy: 'edit' }, replace: true },
  ],
  [
    'what the state of others says does not count',
    '?open=7',
    'elsewhere',
    null,
    { search: '', state: 'elsewhere', replace: true },
  ],
  ['an empty value is open', '?open=', null, null, { search: '', state: null, replace: true }],
  ['what is closed stays', '?q=elm', opened, null, null],
  [
    'other signs are escaped',
    '',
    null,
    'time-off/0&x=1',
    { search: 'open=time-off%2F0%26x%3D1', state: opened, replace: false },
  ],
])('%s', (_, search, state, value, expected) => {
  const change = addressChange({ search: new URLSearchParams(search), state }, 'open', value);
  expect(change && change !== 'back' ? { ...change, search: change.search.toString() } : change).toEqual(
    expected,
  );
});
