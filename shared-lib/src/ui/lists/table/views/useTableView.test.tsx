import { act, render, screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { createHistory, HistoryRouter } from '../../../../router/history/index.ts';
import { useTableView } from './useTableView.ts';

const spec = {
  prefix: '',
  sortable: [],
  filters: [{ id: 'kind', kind: 'choice', options: [{ value: 'plan' }] }],
  defaultSort: null,
} as const;

/** Renders a list at an address and returns functions that type into its search and follow links. */
function renderList(address: string) {
  window.history.pushState(null, '', address);
  let list: ReturnType<typeof useTableView>;
  let follow: ReturnType<typeof useNavigate>;
  const List = () => {
    list = useTableView(spec);
    follow = useNavigate();
    return <output>{list.view.search}</output>;
  };
  render(
    <HistoryRouter history={createHistory()}>
      <List />
    </HistoryRouter>,
  );
  return {
    type: (text: string) => act(() => list.setSearch(text)),
    leave: () => act(() => list.settle()),
    follow: (to: string) => act(() => void follow(to)),
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const address = () => window.location.pathname + window.location.search;

test.each<[string, string, string, string]>([
  ['to the whole list', '/activity?kind=plan', '/activity', '/activity'],
  ['to the list it is on', '/activity', '/activity', '/activity'],
  ['to a filter', '/activity', '/activity?kind=plan', '/activity?kind=plan'],
  ['to another page', '/activity', '/team', '/team'],
  [
    'that opens a panel',
    '/activity?kind=plan',
    '/activity?kind=plan&unit=7',
    '/activity?unit=7&q=elm&kind=plan',
  ],
])('a link %s, followed before the typed search is in the address', (_, at, to, expected) => {
  const list = renderList(at);
  list.type('elm');
  list.follow(to);
  act(() => jest.advanceTimersByTime(1000));
  list.leave();
  expect(address()).toBe(expected);
  expect(screen.getByRole('status').textContent).toBe(expected.includes('q=elm') ? 'elm' : '');
});

test('typed text shows immediately and is in the address after a pause', () => {
  const list = renderList('/activity?kind=plan');
  list.type('el');
  list.type('elm');
  expect(screen.getByRole('status').textContent).toBe('elm');
  expect(address()).toBe('/activity?kind=plan');
  act(() => jest.advanceTimersByTime(1000));
  expect(address()).toBe('/activity?q=elm&kind=plan');
});
