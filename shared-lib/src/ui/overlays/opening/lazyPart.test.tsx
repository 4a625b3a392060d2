import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { recentProblems } from '../../../data/reportProblem.ts';
import { startI18n } from '../../../i18n/index.ts';
import { uiTexts } from '../../base/texts/index.ts';
import { toastQueue } from '../../base/toasts/toastQueue.ts';
import { LazyOverlay } from './LazyOverlay.tsx';
import { lazyPart } from './lazyPart.ts';
import { LazySection } from './LazySection.tsx';
import { PartFailureContext } from './useLazyPart.ts';

type Part = (props: { opened?: boolean }) => ReactNode;

const Dialog: Part = ({ opened = true }) => <p>{opened ? 'opened' : 'closed'}</p>;

/** A part whose import the test resolves. */
function partOfTest() {
  const imports: { arrive: () => void; fail: (cause?: unknown) => void }[] = [];
  const part = lazyPart(
    'The dialog',
    () =>
      new Promise<Part>((resolve, reject) => {
        imports.push({
          arrive: () => resolve(Dialog),
          fail: (cause = new Error('no connection')) => reject(cause),
        });
      }),
  );
  const latest = () => imports.at(-1)!;
  return {
    part,
    asked: () => imports.length,
    arrive: () => act(async () => latest().arrive()),
    fail: (cause?: unknown) => act(async () => latest().fail(cause)),
  };
}

const inKit = (content: ReactNode) => (
  <StrictMode>
    <MantineProvider env="test">{content}</MantineProvider>
  </StrictMode>
);

const messages = () => toastQueue.takeAll().map(({ message }) => message);
const reported = () => recentProblems().length;

let before = 0;
beforeAll(() => {
  void startI18n({ ui: uiTexts });
  window.matchMedia = (media) =>
    ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  messages();
  before = reported();
});
afterEach(() => jest.restoreAllMocks());

describe('an overlay', () => {
  /** Renders it open or closed, and counts how often it closed itself. */
  function overlayOfTest(isOpen: boolean) {
    const { part, ...answers } = partOfTest();
    let closed = 0;
    const overlay = (isOpenNow: boolean) =>
      inKit(
        <LazyOverlay part={part} isOpen={isOpenNow} onClose={() => (closed += 1)}>
          {(Loaded) => <Loaded opened={isOpenNow} />}
        </LazyOverlay>,
      );
    const { rerender } = render(overlay(isOpen));
    return { part, ...answers, closed: () => closed, open: (now: boolean) => rerender(overlay(now)) };
  }

  test('is loaded when opened and stays mounted while closing', async () => {
    const { asked, arrive, open } = overlayOfTest(false);
    expect(asked()).toBe(0);
    open(true);
    await arrive();
    expect(screen.getByText('opened')).toBeTruthy();
    open(false);
    expect(screen.getByText('closed')).toBeTruthy();
  });

  test('reports a failure once, closes, and retries', async () => {
    const { asked, arrive, fail, open, closed } = overlayOfTest(false);
    open(true);
    await fail();
    expect(messages()).toEqual([uiTexts.en.couldNotOpen]);
    expect([closed(), reported() - before]).toEqual([1, 1]);
    expect(recentProblems().at(-1)).toMatchObject({
      what: 'The dialog could not be loaded',
      detail: 'Error: no connection',
    });
    open(false);
    const once = asked();
    open(true);
    expect(asked()).toBe(once + 1);
    await arrive();
    expect(screen.getByText('opened')).toBeTruthy();
  });

  test('reports nothing if it was closed in the meantime', async () => {
    const { fail, open, closed } = overlayOfTest(false);
    open(true);
    open(false);
    await fail();
    expect([messages(), closed(), reported() - before]).toEqual([[], 0, 0]);
  });

  test('doesn’t appear if it was closed meanwhile', async () => {
    const { arrive, open } = overlayOfTest(false);
    open(true);
    open(false);
    await arrive();
    expect(screen.queryByText('opened')).toBeNull();
  });

  test('appears immediately if prefetched; a failed prefetch isn’t reported', async () => {
    const { part, asked, arrive, fail, open } = overlayOfTest(false);
    part.ahead.onPointerEnter();
    await fail();
    expect([messages(), reported() - before]).toEqual([[], 0]);
    part.ahead.onFocus();
    await arrive();
    expect(screen.queryByText(/./)).toBeNull();
    open(true);
    expect(screen.getByText('opened')).toBeTruthy();
    expect(asked()).toBe(2);
  });

  test('appears if it loads while opening', async () => {
    let isThere = false;
    const part = {
      ...partOfTest().part,
      loaded: () => (isThere ? Dialog : undefined),
      load: async () => Dialog,
    };
    const Arrival = () => {
      useLayoutEffect(() => {
        isThere = true;
      });
      return null;
    };
    const open = () =>
      render(
        <>
          <LazyOverlay part={part} isOpen onClose={() => {}}>
            {(Loaded) => <Loaded />}
          </LazyOverlay>
          <Arrival />
        </>,
      );
    await act(async () => open());
    expect(screen.getByText('opened')).toBeTruthy();
  });

  test('reports nothing if the page is about to reload', async () => {
    const { part, fail } = partOfTest();
    let closed = 0;
    render(
      <PartFailureContext value={async () => true}>
        <LazyOverlay part={part} isOpen onClose={() => (closed += 1)}>
          {(Loaded) => <Loaded />}
        </LazyOverlay>
      </PartFailureContext>,
    );
    await fail();
    expect([messages(), closed]).toEqual([[], 0]);
  });
});

test('a section shows its error, and Try Again loads it again', async () => {
  const { part, asked, arrive, fail } = partOfTest();
  render(inKit(<LazySection part={part}>{(Loaded) => <Loaded />}</LazySection>));
  await fail();
  expect(reported() - before).toBe(1);
  const once = asked();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(asked()).toBe(once + 1);
  await fail();
  expect(reported() - before).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(asked()).toBe(once + 2);
  await arrive();
  expect(screen.getByText('opened')).toBeTruthy();
});

test('a section shows its skeleton if loading takes long', async () => {
  jest.useFakeTimers();
  const { part, arrive } = partOfTest();
  render(
    inKit(
      <LazySection part={part} skeleton={<p>skeleton</p>}>
        {(Loaded) => <Loaded />}
      </LazySection>,
    ),
  );
  expect(screen.queryByText('skeleton')).toBeNull();
  act(() => jest.advanceTimersByTime(150));
  expect(screen.getByText('skeleton')).toBeTruthy();
  jest.useRealTimers();
  await arrive();
  expect(screen.queryByText('skeleton')).toBeNull();
});

test('a corrupt file is fetched past the browser’s cache before the retry', async () => {
  const { part, asked, fail } = partOfTest();
  const fetched = jest.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  const kept = globalThis.fetch;
  globalThis.fetch = fetched as typeof fetch;
  try {
    part.prefetch();
    await fail(
      Object.assign(new Error('Loading chunk dialog failed.'), { request: 'https://hub.example/a.js' }),
    );
    expect(fetched).not.toHaveBeenCalled();
    await act(async () => part.prefetch());
    expect(fetched.mock.calls).toEqual([['https://hub.example/a.js', { cache: 'reload' }]]);
    expect(asked()).toBe(2);
  } finally {
    globalThis.fetch = kept;
  }
});
