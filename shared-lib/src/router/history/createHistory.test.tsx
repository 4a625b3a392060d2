import { NavigationType } from 'react-router-dom';
import { createHistory, type PageHistory } from './createHistory.ts';

/** The next popstate event; the browser fires it asynchronously after Back or Forward. */
const popped = () => new Promise((done) => window.addEventListener('popstate', done, { once: true }));

const shown = (history: PageHistory) => {
  const { location, action, keepsScroll } = history.current();
  return { address: location.pathname + location.search + location.hash, action, keepsScroll };
};

let history: PageHistory;
beforeEach(() => {
  window.history.pushState(null, '', '/team?tier=admin#top');
  history = createHistory();
});

test('starts at the browser’s current entry', () => {
  expect(shown(history)).toEqual({
    address: '/team?tier=admin#top',
    action: NavigationType.Pop,
    keepsScroll: false,
  });
});

test.each([
  ['a path', '/units?q=elm', '/units?q=elm'],
  ['a partial address', { pathname: '/units', search: 'q=elm', hash: 'x' }, '/units?q=elm#x'],
])('navigates to %s', (_, to, address) => {
  const arrivals: string[] = [];
  history.listen(({ location }) => arrivals.push(location.pathname));
  history.push(to, { from: 'here' });
  expect(shown(history)).toEqual({ address, action: NavigationType.Push, keepsScroll: false });
  expect(history.current().location.state).toEqual({ from: 'here' });
  expect(window.location.pathname).toBe('/units');
  expect(arrivals).toEqual(['/units']);
});

test('replaces an entry and reports that the scroll position is kept', async () => {
  const { key } = history.current().location;
  history.push('/units');
  history.replace('/units?page=2', undefined, { preventScrollReset: true });
  expect(shown(history)).toEqual({
    address: '/units?page=2',
    action: NavigationType.Replace,
    keepsScroll: true,
  });
  history.go(-1);
  await popped();
  expect(shown(history)).toEqual({
    address: '/team?tier=admin#top',
    action: NavigationType.Pop,
    keepsScroll: false,
  });
  expect(history.current().location.key).toBe(key);
});

test('adopts an entry created by an anchor link', async () => {
  history.push('/units');
  window.location.hash = '#content';
  await popped();
  expect(shown(history).address).toBe('/units#content');
  expect(window.history.state).toMatchObject({ key: history.current().location.key });
});

describe('a blocking guard', () => {
  let requested: { address: string; proceed: () => void }[];
  let unguard: () => void;
  beforeEach(() => {
    history.push('/form');
    requested = [];
    unguard = history.guard(({ pathname }, proceed) => {
      requested.push({ address: pathname, proceed });
      return true;
    });
  });
  afterEach(() => unguard());

  test.each(['push', 'replace'] as const)('stops %s to another address until released', (way) => {
    history[way]('/units');
    expect(window.location.pathname).toBe('/form');
    requested[0]!.proceed();
    expect(shown(history).address).toBe('/units');
    expect(requested.map(({ address }) => address)).toEqual(['/units']);
  });

  test('stops Back until released', async () => {
    window.history.back();
    await popped();
    await popped();
    expect(window.location.pathname).toBe('/form');
    expect(shown(history)).toMatchObject({ address: '/form', action: NavigationType.Push });

    requested[0]!.proceed();
    await popped();
    expect(shown(history)).toMatchObject({ address: '/team?tier=admin#top', action: NavigationType.Pop });
    expect(requested).toHaveLength(1);
  });

  test('is no longer called once removed', () => {
    unguard();
    history.push('/units');
    expect(shown(history).address).toBe('/units');
    expect(requested).toHaveLength(0);
  });
});
