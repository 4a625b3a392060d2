import { act, render } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { useAddressState } from '../ui/overlays/opening/useAddressState.ts';
import { createHistory, HistoryRouter } from './history/index.ts';
import { useSearchParams } from './useSearchParams.ts';

/** Renders a page at `/units?q=elm` and returns functions that change its address. */
function renderPage() {
  window.history.pushState(null, '', '/units?q=elm');
  let change: ReturnType<typeof useSearchParams>[1];
  let unit: ReturnType<typeof useAddressState>;
  let navigate: ReturnType<typeof useNavigate>;
  const Page = () => {
    [, change] = useSearchParams();
    unit = useAddressState('unit');
    navigate = useNavigate();
    return null;
  };
  render(
    <HistoryRouter history={createHistory()}>
      <Page />
    </HistoryRouter>,
  );
  const set = (name: string, value: string) =>
    change(
      (now) => {
        now.set(name, value);
        return now;
      },
      { replace: true },
    );
  return {
    set,
    open: (id: string) => unit.open(id),
    close: () => unit.close(),
    leave: () => void navigate('/team'),
  };
}

const address = () => window.location.pathname + window.location.search;

test.each([
  [
    'two query changes',
    ({ set }) => {
      set('status', 'vacant');
      set('q', 'oak');
    },
    '/units?q=oak&status=vacant',
  ],
  [
    'a change, then opening something',
    ({ set, open }) => {
      set('status', 'vacant');
      open('7');
    },
    '/units?q=elm&status=vacant&unit=7',
  ],
  [
    'opening something, then a change',
    ({ set, open }) => {
      open('7');
      set('status', 'vacant');
    },
    '/units?q=elm&unit=7&status=vacant',
  ],
  [
    'a late change on a page being left',
    ({ set, leave }) => {
      leave();
      set('status', 'vacant');
    },
    '/team',
  ],
  [
    'a late close on a page being left',
    ({ open, leave, close }) => {
      open('7');
      leave();
      close();
    },
    '/team',
  ],
] satisfies [string, (page: ReturnType<typeof renderPage>) => void, string][])(
  'two changes at once: %s',
  (_, run, expected) => {
    const page = renderPage();
    act(() => run(page));
    expect(address()).toBe(expected);
  },
);
