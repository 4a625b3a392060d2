import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { useAddressState } from './useAddressState.ts';

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
