import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useAddressState, addressChange } from './useAddressState.ts';

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

/** A page at an address, navigated to from another, that opens records with the parameter `open`. */
function pageAt(address: string) {
  let state: ReturnType<typeof useAddressState>;
  let location: ReturnType<typeof useLocation>;
  let navigate: ReturnType<typeof useNavigate>;
  const Page = () => {
    state = useAddressState('open');
    location = useLocation();
    navigate = useNavigate();
    return null;
  };
  render(
    <MemoryRouter initialEntries={['/before', address]}>
      <Page />
    </MemoryRouter>,
  );
  return {
    now: () => state,
    address: () => location.pathname + location.search,
    back: () => act(async () => navigate(-1)),
  };
}

test('opening pushes an entry, and Back undoes it', async () => {
  const { now, address, back } = pageAt('/units?q=elm');
  expect(now()).toMatchObject({ value: null, isOpen: false });
  act(() => now().open('7'));
  expect(address()).toBe('/units?q=elm&open=7');
  expect(now()).toMatchObject({ value: '7', isOpen: true });
  await back();
  expect(address()).toBe('/units?q=elm');
  expect(now().isOpen).toBe(false);
});

test('closing goes back to where it was opened, however many were viewed', async () => {
  const { now, address, back } = pageAt('/units');
  act(() => now().open('7'));
  act(() => now().open('8'));
  act(() => now().open('9'));
  expect(address()).toBe('/units?open=9');
  await act(async () => now().close());
  expect(address()).toBe('/units');
  // Already closed; going back again would leave the page.
  await act(async () => now().close());
  expect(address()).toBe('/units');
  await back();
  expect(address()).toBe('/before');
});

test('closing what a link opened doesn’t leave the page', async () => {
  const { now, address, back } = pageAt('/units?open=7&q=elm');
  act(() => now().open('8'));
  await act(async () => now().close());
  expect(address()).toBe('/units?q=elm');
  await back();
  expect(address()).toBe('/before');
});

test('a parameter without a value is opened with 1', () => {
  const { now, address } = pageAt('/units');
  act(() => now().open());
  expect(address()).toBe('/units?open=1');
});
