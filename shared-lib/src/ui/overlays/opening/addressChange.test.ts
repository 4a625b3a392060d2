import { addressChange } from './addressChange.ts';

const opened = { openedBy: 'open' };

test.each([
  ['opening pushes an entry', '?q=elm', null, '7', { search: 'q=elm&open=7', state: opened, replace: false }],
  ['the next replaces it', '?open=7', opened, '8', { search: 'open=8', state: opened, replace: true }],
  ['also after a link', '?open=7&q=a', null, '8', { search: 'open=8&q=a', state: null, replace: true }],
  ['closing goes back to where it was opened', '?q=elm&open=7', opened, null, 'back'],
  [
    'closing what a link opened replaces the entry',
    '?q=elm&open=7',
    null,
    null,
    { search: 'q=elm', state: null, replace: true },
  ],
  [
    'also below something opened later',
    '?open=7&edit=1',
    { openedBy: 'edit' },
    null,
    { search: 'edit=1', state: { openedBy: 'edit' }, replace: true },
  ],
  [
    'ignores the history state of others',
    '?open=7',
    'elsewhere',
    null,
    { search: '', state: 'elsewhere', replace: true },
  ],
  ['an empty value counts as open', '?open=', null, null, { search: '', state: null, replace: true }],
  ['closing something closed does nothing', '?q=elm', opened, null, null],
  [
    'other characters are escaped',
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
