import { NavigationType } from 'react-router-dom';
import { createHistory, type PageHistory } from './createHistory.ts';

/** The next change by Back or Forward, which the browser makes a moment after it was asked to. */
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

test('begins where the browser is', () => {
  expect(shown(history)).toEqual({
    address: '/team?tier=admin#top',
    action: NavigationType.Pop,
    keepsScroll: false,
  });
});

test.each([
  ['a path', '/units?q=elm', '/units?q=elm'],
  ['parts of an address', { pathname: '/units', search: 'q=elm', hash: 'x' }, '/units?q=elm#x'],
])('goes to %s', (_, to, address) => {
  const arrivals: string[] = [];
  history.listen(({ location }) => arrivals.push(location.pathname));
  history.push(to, { from: 'here' });
  expect(shown(history)).toEqual({ address, action: NavigationType.Push, keepsScroll: false });
  expect(history.current().location.state).toEqual({ from: 'here' });
  expect(window.location.pathname).toBe('/units');
  expect(arrivals).toEqual(['/units']);
});

test('replaces an entry, and says that the page stays scrolled', async () => {
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

test('an entry of an anchor becomes one of the router', async () => {
  history.push('/units');
  window.location.hash = '#content';
  await popped();
  expect(shown(history).address).toBe('/units#content');
  expect(window.history.state).toMatchObject({ key: history.current().location.key });
});

describe('a guard that keeps the page', () => {
  let asked: { address: string; proceed: () => void }[];
  let unguard: () => void;
  beforeEach(() => {
    history.push('/form');
    asked = [];
    unguard = history.guard(({ pathname }, proceed) => {
      asked.push({ address: pathname, proceed });
      return true;
    });
  });
  afterEach(() => unguard());

  test.each(['push', 'replace'] as const)('from another address by %s, until it lets go', (way) => {
    history[way]('/units');
    expect(window.location.pathname).toBe('/form');
    asked[0]!.proceed();
    expect(shown(history).address).toBe('/units');
    expect(asked.map(({ address }) => address)).toEqual(['/units']);
  });

  test('from going back, until it lets go', async () => {
    window.history.back();
    await popped();
    await popped();
    expect(window.location.pathname).toBe('/form');
    expect(shown(history)).toMatchObject({ address: '/form', action: NavigationType.Push });

    asked[0]!.proceed();
    await popped();
    expect(shown(history)).toMatchObject({ address: '/team?tier=admin#top', action: NavigationType.Pop });
    expect(asked).toHaveLength(1);
  });

  test('is asked no more once it is taken away', () => {
    unguard();
    history.push('/units');
    expect(shown(history).address).toBe('/units');
    expect(asked).toHaveLength(0);
  });
});
