import { act, render, screen, waitFor } from '@testing-library/react';
import { Profiler, StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
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

/** Shows screens to an account. */
function show(customerId: string, screens: ReactNode) {
  const login = { uid: 'ada', email: 'ada@hub.test', displayName: null, photoURL: null };
  const store = createStore({ ...login, customerId, role: 'owner' });
  return render(<Provider store={store}>{screens}</Provider>);
}

const listenedTo = () => [...listeners].map(({ of }) => of);
const texts = () => screen.getAllByText(/./).map(({ textContent }) => textContent);

afterEach(() => listeners.clear());

test('what is asked for is the account’s own, and shared by all screens that ask for the same', async () => {
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

test('a page in strict mode listens once, and only who reads a record renders for it', async () => {
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

test('what is skipped stays loading, and is not listened to', async () => {
  await act(async () => show('harbor', <Names kind="skipped" skip />));
  expect(listenedTo()).toEqual([]);
  expect(texts()).toEqual(['loading']);
});

test('trying again attaches a new listener in place of the one that failed', async () => {
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
