import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startI18n } from 'shared-lib/i18n';
import { UiProvider, uiTexts } from 'shared-lib/ui';
import { useState, type ComponentType } from 'react';
import { ModulePart, RegistryContext } from './ModulePart.tsx';
import type { PartResult } from '../parts/LazyPart.tsx';
import type { VersionChoice } from './moduleChoices.ts';
import type { ModuleRegistry } from './moduleRegistry.ts';

const failure: PartResult = { ok: false, failure: { reason: 'unreachable', detail: 'connection refused' } };
const part = (Component: ComponentType): PartResult => ({ ok: true, Component });

const choiceOf = (version: string): VersionChoice => ({
  release: { version, manifest: { name: 'mf-tracking', contract: '^1.0.0', routes: [], nav: [], slots: [] } },
  reason: { kind: 'stable' },
  base: `/mf-tracking/${version}/`,
});

/** A registry that returns each result in turn; `next` replaces the version in use, as a fallback does. */
function registryOf(results: (PartResult | Promise<PartResult>)[], gives: boolean = false) {
  let requested = 0;
  let askedAnew = 0;
  let choice = choiceOf('1.1.0');
  const stood: string[] = [];
  const listeners = new Set<() => void>();
  const registry: ModuleRegistry = {
    releases: () => [],
    statuses: () => [],
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choiceOf: () => choice,
    loaded: () => undefined,
    load: async (_, again = false) => {
      if (again) askedAnew += 1;
      return results[requested++]!;
    },
    prefetch: async () => undefined,
    canGiveWay: (_, base) => gives && base === '/mf-tracking/1.1.0/' && !stood.includes(base),
    hasStood: (_, base) => void stood.push(base),
    async giveWay() {
      choice = choiceOf('1.0.0');
      for (const listener of listeners) listener();
      return true;
    },
  };
  return { ...registry, asked: () => requested, askedAnew: () => askedAnew };
}

function show(registry: ModuleRegistry) {
  render(
    <UiProvider>
      <RegistryContext value={registry}>
        <p>neighbor</p>
        <ModulePart module="mf-tracking" kind="pages" name="TrackingPage" skeleton={<p>skeleton</p>} />
      </RegistryContext>
    </UiProvider>,
  );
}

beforeAll(() => {
  window.matchMedia = (media) =>
    ({
      matches: false,
      media,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
  void startI18n({ ui: uiTexts });
});

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('shows the skeleton, then the part', async () => {
  show(registryOf([part(() => <p>tracking</p>)]));
  expect(screen.getByText('skeleton')).toBeTruthy();
  expect(await screen.findByText('tracking')).toBeTruthy();
});

test('a part that fails to load shows the section error, and Try Again retries', async () => {
  const registry = registryOf([failure, failure, part(() => <p>tracking</p>)]);
  show(registry);
  expect(await screen.findByText('Something went wrong')).toBeTruthy();
  expect(screen.getByText(uiTexts.en.sectionError.text)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeTruthy();
  expect(screen.getByText('neighbor')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(registry.asked()).toBe(2);
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('tracking')).toBeTruthy();
});

test('a part that throws shows the section error in its place', async () => {
  const Broken = () => {
    throw new Error('first render');
  };
  show(registryOf([part(Broken), part(() => <p>tracking</p>)]));
  expect(await screen.findByText('Something went wrong')).toBeTruthy();
  expect(screen.getByText('neighbor')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('tracking')).toBeTruthy();
});

const Broken = () => {
  throw new Error('first render');
};

test('a version that throws on first render is replaced without showing its error', async () => {
  const seen: string[] = [];
  const watcher = new MutationObserver(() => seen.push(document.body.textContent ?? ''));
  watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
  show(registryOf([part(Broken), part(() => <p>the version before</p>)], true));
  expect(await screen.findByText('the version before')).toBeTruthy();
  watcher.disconnect();
  expect(seen.some((text) => text.includes('Something went wrong'))).toBe(false);
});

test('errors after a while are shown in the section', async () => {
  jest.useFakeTimers();
  try {
    const Later = () => {
      const [broken, setBroken] = useState(false);
      return broken ? <Broken /> : <button onClick={() => setBroken(true)}>tracking</button>;
    };
    const registry = registryOf([part(Later), part(() => <p>the version before</p>)], true);
    show(registry);
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('tracking')).toBeTruthy();
    act(() => screen.getByText('tracking').click());
    expect(screen.getByText('Something went wrong')).toBeTruthy();
    expect(registry.asked()).toBe(1);
  } finally {
    jest.useRealTimers();
  }
});

describe('a part that never arrives', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const wait = (millis: number) => act(() => jest.advanceTimersByTimeAsync(millis));
  const never = new Promise<PartResult>(() => {});

  test('shows the section error after a while, and Try Again loads it again', async () => {
    const registry = registryOf([never, part(() => <p>tracking</p>)]);
    show(registry);
    await wait(19_000);
    expect(screen.getByText('skeleton')).toBeTruthy();
    await wait(1000);
    expect(screen.getByText('Something went wrong')).toBeTruthy();
    expect(registry.askedAnew()).toBe(0);
    act(() => screen.getByRole('button', { name: 'Try Again' }).click());
    await wait(0);
    expect(registry.askedAnew()).toBe(1);
    expect(screen.getByText('tracking')).toBeTruthy();
  });

  test('appears if it arrives late', async () => {
    let arrive = (_: PartResult) => {};
    show(registryOf([new Promise<PartResult>((resolve) => (arrive = resolve))]));
    await wait(20_000);
    expect(screen.getByText('Something went wrong')).toBeTruthy();
    arrive(part(() => <p>tracking</p>));
    await wait(0);
    expect(screen.getByText('tracking')).toBeTruthy();
    expect(screen.queryByText('Something went wrong')).toBeNull();
  });

  test('waits without an error while offline', async () => {
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show(registryOf([never]));
    await wait(60_000);
    expect(screen.getByText('skeleton')).toBeTruthy();
    connection.mockReturnValue(true);
    await wait(20_000);
    expect(screen.getByText('Something went wrong')).toBeTruthy();
  });
});

describe('a part that fails offline', () => {
  const connect = (isOnline: boolean) =>
    act(async () => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  /** A result the test resolves later. */
  const answerLater = () => {
    let give = (_: PartResult) => {};
    const answer = new Promise<PartResult>((resolve) => (give = resolve));
    return { answer, give: (result: PartResult) => act(async () => give(result)) };
  };
  const arrived = part(() => <p>tracking</p>);
  afterEach(() => connect(true));

  test('retries once back online', async () => {
    await connect(false);
    const registry = registryOf([failure, arrived]);
    show(registry);
    expect(await screen.findByText('Not available offline')).toBeTruthy();
    await connect(true);
    expect(screen.getByText('tracking')).toBeTruthy();
    expect(registry.asked()).toBe(2);
  });

  test('retries if the connection came back before the failure', async () => {
    await connect(false);
    const { answer, give } = answerLater();
    const registry = registryOf([answer, arrived]);
    show(registry);
    await connect(true);
    expect(registry.asked()).toBe(1);
    await give(failure);
    expect(screen.getByText('tracking')).toBeTruthy();
  });

  test('retries if the connection came back during Try Again', async () => {
    await connect(false);
    const { answer, give } = answerLater();
    const registry = registryOf([failure, answer, arrived]);
    show(registry);
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    await connect(true);
    await give(failure);
    expect(screen.getByText('tracking')).toBeTruthy();
    expect(registry.asked()).toBe(3);
  });

  test('retries only once if it also fails online', async () => {
    await connect(false);
    const registry = registryOf([failure, failure]);
    show(registry);
    expect(await screen.findByText('Not available offline')).toBeTruthy();
    await connect(true);
    expect(screen.getByText('Something went wrong')).toBeTruthy();
    expect(registry.asked()).toBe(2);
  });
});
