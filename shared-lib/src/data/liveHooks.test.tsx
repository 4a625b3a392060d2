import { act, render, screen, waitFor } from '@testing-library/react';
import { Profiler, StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { recordFirstListeners, startFirstListeners } from './firstListeners.ts';
import { openRecordCache } from './lastKnown/recordCache.ts';
import { useUnconfirmed } from './lastKnown/unconfirmed.ts';
import { liveHookOfAccount } from './liveHooks.ts';
import { createStore } from './store.ts';

interface Listener {
  of: string;
  onData: (data: string) => void;
  onError: (error: unknown) => void;
}

const listeners = new Set<Listener>();

const useNames = liveHookOfAccount<string, string>('listenToNames', (customerId, kind, onData, onError) => {
  const listener = { of: `${customerId}/${kind}`, onData, onError };
  listeners.add(listener);
  return () => listeners.delete(listener);
});

function Names({ kind, skip = false }: { kind: string; skip?: boolean }) {
  const live = useNames(kind, { skip });
  if (live.status === 'failed') return <button onClick={live.retry}>again</button>;
  return <p>{live.status === 'ready' ? live.data : live.status}</p>;
}

/** Renders screens for an account. */
function show(customerId: string, screens: ReactNode) {
  const login = { uid: 'ada', email: 'ada@hub.test', displayName: null, photoURL: null };
  const store = createStore({ ...login, customerId, role: 'owner' });
  return render(<Provider store={store}>{screens}</Provider>);
}

const listenedTo = () => [...listeners].map(({ of }) => of);
const texts = () => screen.getAllByText(/./).map(({ textContent }) => textContent);

afterEach(() => listeners.clear());

test('data belongs to the account, and is shared by all screens that use it', async () => {
  const names = (
    <>
      <Names kind="teams" />
      <Names kind="teams" />
      <Names kind="places" />
    </>
  );
  await act(async () => show('harbor', names));
  expect(listenedTo()).toEqual(['harbor/teams', 'harbor/places']);
  expect(texts()).toEqual(['loading', 'loading', 'loading']);
  act(() => [...listeners][0]!.onData('Ada, Bo'));
  await waitFor(() => expect(texts()).toEqual(['Ada, Bo', 'Ada, Bo', 'loading']));
});

test('a page in strict mode listens once, and only components that read a record render for it', async () => {
  const rendered: string[] = [];
  const counted = (kind: string) => (
    <Profiler id={kind} onRender={(id) => rendered.push(id)}>
      <Names kind={kind} />
    </Profiler>
  );
  await act(async () =>
    show(
      'strict',
      <StrictMode>
        {counted('teams')}
        {counted('places')}
      </StrictMode>,
    ),
  );
  expect(listenedTo()).toEqual(['strict/teams', 'strict/places']);
  rendered.length = 0;
  act(() => [...listeners][0]!.onData('Ada'));
  expect(texts()).toEqual(['Ada', 'loading']);
  expect(new Set(rendered)).toEqual(new Set(['teams']));
});

test('many arriving rows are rendered in slices, between which the page responds', async () => {
  const many = 40;
  let rendered = 0;
  const takeAMillisecond = () => {
    const until = performance.now() + 1;
    while (performance.now() < until);
    rendered += 1;
  };
  function Row() {
    takeAMillisecond();
    return <li>row</li>;
  }
  const Rows = () => {
    const live = useNames('many');
    return live.status === 'ready' && Array.from({ length: many }, (_, index) => <Row key={index} />);
  };
  await act(async () => show('harbor', <Rows />));
  // Outside of `act`, which would render immediately, as when a listener delivers.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  [...listeners][0]!.onData('there');
  const seenBetween = new Set<number>();
  while (screen.queryAllByText('row').length < many) {
    seenBetween.add(rendered);
    await new Promise((settle) => setTimeout(settle, 0));
  }
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  expect([...seenBetween].some((count) => count > 0 && count < many)).toBe(true);
});

test('a skipped hook stays loading and does not listen', async () => {
  await act(async () => show('harbor', <Names kind="skipped" skip />));
  expect(listenedTo()).toEqual([]);
  expect(texts()).toEqual(['loading']);
});

test('a retry replaces the failed listener', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  await act(async () => show('harbor', <Names kind="broken" />));
  const [first] = listeners;
  act(() => first!.onError(new Error('denied')));
  const again = await screen.findByRole('button', { name: 'again' });
  act(() => again.click());
  expect(listenedTo()).toEqual(['harbor/broken']);
  expect(listeners.has(first!)).toBe(false);
  act(() => [...listeners][0]!.onData('there'));
  expect(await screen.findByText('there')).toBeTruthy();
  jest.restoreAllMocks();
});

describe('with last known data', () => {
  const keyOf = (kind: string) => `listenToNames(${JSON.stringify({ customerId: 'known', asked: kind })})`;
  const Unconfirmed = () => <p>{`as of ${useUnconfirmed()}`}</p>;
  const shown = (...kinds: readonly string[]) =>
    show(
      'known',
      <>
        <Unconfirmed />
        {kinds.map((kind) => (
          <Names key={kind} kind={kind} />
        ))}
      </>,
    );

  let warned: jest.SpyInstance;
  beforeEach(() => {
    // This environment has no IndexedDB, which is only logged.
    warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const text = JSON.stringify('Ada, as she was');
    const kept = ['teams', 'places', 'denied'].map((kind, at) => ({
      key: keyOf(kind),
      text,
      asOf: 800 + at,
    }));
    openRecordCache({ uid: 'ada', build: '1' }, [...kept, { key: keyOf('damaged'), text: '{', asOf: 1 }]);
  });
  afterEach(() => warned.mockRestore());

  test('it is shown immediately and marked until the server has answered', async () => {
    await act(async () => shown('teams', 'places'));
    expect(texts()).toEqual(['as of 800', 'Ada, as she was', 'Ada, as she was']);
    act(() => [...listeners][0]!.onData('Ada'));
    expect(texts()).toEqual(['as of 801', 'Ada', 'Ada, as she was']);
    act(() => [...listeners][1]!.onData('Bo'));
    expect(texts()).toEqual(['as of null', 'Ada', 'Bo']);
  });

  test('data without access disappears immediately, and stays hidden on the next attempt', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await act(async () => shown('denied'));
    act(() => [...listeners][0]!.onError(Object.assign(new Error('denied'), { code: 'permission-denied' })));
    const again = await screen.findByRole('button', { name: 'again' });
    expect(texts()).toEqual(['as of null', 'again']);
    act(() => again.click());
    expect(texts()).toEqual(['as of null', 'loading']);
    jest.mocked(console.error).mockRestore();
  });

  test('unreadable data is absent', async () => {
    await act(async () => shown('damaged'));
    expect(texts()).toEqual(['as of null', 'loading']);
  });

  test('a screen’s listeners start before the next one renders, and end if unneeded', async () => {
    jest.useFakeTimers();
    const page = shown('first', 'second');
    recordFirstListeners('/team');
    page.unmount();
    act(() => void jest.advanceTimersByTime(31_000));
    expect(listenedTo()).toEqual([]);

    startFirstListeners('/team');
    startFirstListeners('/elsewhere');
    expect(listenedTo()).toEqual(['known/first', 'known/second']);
    const [first] = listeners;
    shown('first');
    act(() => void jest.advanceTimersByTime(31_000));
    expect([...listeners]).toEqual([first]);
    jest.useRealTimers();
  });

  test('content this page has shown is there again when it comes back', async () => {
    jest.useFakeTimers({ now: 5000 });
    const page = shown('seen');
    act(() => [...listeners][0]!.onData('Cy'));
    page.unmount();
    // Longer than a listener stays.
    act(() => void jest.advanceTimersByTime(31_000));
    expect(listenedTo()).toEqual([]);
    shown('seen');
    expect(texts()).toEqual(['as of 35000', 'Cy']);
    jest.useRealTimers();
  });
});
