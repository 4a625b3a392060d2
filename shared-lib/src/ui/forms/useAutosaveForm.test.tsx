import { MantineProvider } from '@mantine/core';
import { act, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import * as z from 'zod/mini';
import type { WriteResult } from '../../data/attemptWrite.ts';
import { createStore } from '../../data/store.ts';
import { startI18n } from '../../i18n/index.ts';
import { hasUnsavedChanges } from '../../session/index.ts';
import { SwitchField, TextField, useAutosaveForm } from './form.ts';
import { formTexts } from './texts.ts';

interface Values {
  on: boolean;
  label: string;
}

const failed: WriteResult = { ok: false, reason: 'unavailable' };
const schema = z.object({ on: z.boolean(), label: z.string().check(z.minLength(1)) });

const account = {
  uid: 'olivia',
  email: '',
  displayName: null,
  photoURL: null,
  customerId: 'olivia',
  role: 'owner' as const,
};

const SignedIn = ({ children }: { children: ReactNode }) => (
  <MantineProvider>
    <Provider store={createStore(account)}>{children}</Provider>
  </MantineProvider>
);

/** A form whose writes are answered by hand, in any order, and whose stored values change when the test says so. */
function autosave() {
  const answers: ((result: WriteResult) => void)[] = [];
  const written: Partial<Values>[] = [];
  const save = (change: Partial<Values>) => {
    written.push(change);
    return new Promise<WriteResult>((resolve) => answers.push(resolve));
  };
  const { result, rerender, unmount } = renderHook(
    (stored: Values) => useAutosaveForm({ name: 'sunrise', stored, schema, save }),
    { initialProps: { on: false, label: 'Sunrise' }, wrapper: SignedIn },
  );
  const field = <Name extends keyof Values>(name: Name) => result.current.field(name);
  return {
    written,
    field,
    store: rerender,
    goElsewhere: unmount,
    values: () => result.current.values,
    statusOf: (name: keyof Values) => field(name).saving?.status,
    choose: (on: boolean) =>
      act(() => {
        field('on').onChange(on);
        field('on').onCommit?.(on);
      }),
    type: (label: string) => act(() => field('label').onChange(label)),
    leave: () => act(() => field('label').onCommit?.()),
    answer: (index: number, outcome: WriteResult) => act(async () => answers[index]?.(outcome)),
  };
}

beforeAll(() => {
  void startI18n({ form: formTexts });
  window.matchMedia = (media) =>
    ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('a choice is saved at once, said to be saved, and the word goes away', async () => {
  const { statusOf, choose, answer, written, field } = autosave();
  expect(statusOf('on')).toBe('idle');
  choose(true);
  expect(written).toEqual([{ on: true }]);
  expect([statusOf('on'), field('on').value]).toEqual(['saving', true]);
  await answer(0, { ok: true });
  expect(statusOf('on')).toBe('saved');
  act(() => void jest.runAllTimers());
  expect(statusOf('on')).toBe('idle');
});

test('a choice that fails goes back, is remembered to be tried again, and stays so until then', async () => {
  const { statusOf, choose, answer, written, field } = autosave();
  choose(true);
  await answer(0, failed);
  act(() => void jest.runAllTimers());
  expect([statusOf('on'), field('on').value]).toEqual(['failed', false]);
  act(() => field('on').saving?.retry());
  expect(written).toEqual([{ on: true }, { on: true }]);
  await answer(1, { ok: true });
  expect(statusOf('on')).toBe('saved');
});

test('of changes in quick succession the last one counts, whatever comes back first', async () => {
  const { statusOf, choose, answer, field } = autosave();
  choose(true);
  choose(false);
  await answer(0, failed);
  expect([statusOf('on'), field('on').value]).toEqual(['saving', false]);
  await answer(1, { ok: true });
  expect(statusOf('on')).toBe('saved');
});

test('what is typed is saved when it is left, and stays in the field when that fails', async () => {
  const { statusOf, type, leave, answer, written, field, values } = autosave();
  type('Sunset');
  expect([written, values().label]).toEqual([[], 'Sunset']);
  leave();
  leave();
  expect(written).toEqual([{ label: 'Sunset' }]);
  await answer(0, failed);
  expect([statusOf('label'), field('label').value]).toEqual(['failed', 'Sunset']);
});

test('invisible characters are not saved, and change nothing alone', () => {
  const { type, leave, written, field } = autosave();
  type('Sun\u200Brise');
  leave();
  expect([written, field('label').value]).toEqual([[], 'Sunrise']);
  type('Sun\u00ADset\uFEFF');
  leave();
  expect([written, field('label').value]).toEqual([[{ label: 'Sunset' }], 'Sunset']);
  type('\u200B');
  leave();
  expect([written.length, field('label').error]).toEqual([1, 'Fill this in.']);
});

test('what is wrong is not saved and stays, until it is taken back', () => {
  const { type, leave, written, field } = autosave();
  type('');
  leave();
  expect([written, field('label').value]).toEqual([[], '']);
  expect(field('label').error).toBe('Fill this in.');
  act(() => field('label').onRevert?.());
  expect([field('label').value, field('label').error]).toEqual(['Sunrise', null]);
});

test('what is typed as it is stored is not saved again, and a field follows what is stored', () => {
  const { type, leave, written, field, store } = autosave();
  type('Sunrise');
  leave();
  expect(written).toEqual([]);
  store({ on: true, label: 'Sunset' });
  expect([field('on').value, field('label').value]).toEqual([true, 'Sunset']);
});

test('what is wrong is in its field again after another page, until it is right', () => {
  const before = autosave();
  before.type('');
  before.leave();
  expect(hasUnsavedChanges()).toBe(true);
  before.goElsewhere();
  const { field, type, leave, written, goElsewhere } = autosave();
  expect([field('label').value, field('label').error]).toEqual(['', 'Fill this in.']);
  type('Sunset');
  leave();
  expect(written).toEqual([{ label: 'Sunset' }]);
  goElsewhere();
});

test('what could not be saved waits on the next visit to be saved again', async () => {
  const before = autosave();
  before.type('Sunset');
  before.leave();
  await before.answer(0, failed);
  before.goElsewhere();
  const { field, statusOf, written, answer, goElsewhere } = autosave();
  expect([statusOf('label'), field('label').value]).toEqual(['failed', 'Sunset']);
  act(() => field('label').saving?.retry());
  expect(written).toEqual([{ label: 'Sunset' }]);
  await answer(0, { ok: true });
  expect(hasUnsavedChanges()).toBe(false);
  goElsewhere();
  expect(autosave().field('label').value).toBe('Sunrise');
});

test('what is saved after its page was left is forgotten', async () => {
  const before = autosave();
  before.type('Sunset');
  before.leave();
  before.goElsewhere();
  await before.answer(0, { ok: true });
  expect(autosave().field('label').value).toBe('Sunrise');
});

function Settings() {
  const { field } = useAutosaveForm<Values>({
    stored: { on: true, label: 'Sunrise' },
    schema,
    save: async () => ({ ok: true }),
  });
  return (
    <>
      <SwitchField {...field('on')} label="Texts" help="Sends texts." />
      <TextField {...field('label')} label="Sender" help="How a text begins." />
    </>
  );
}

test('a field has its label as its name, and its help as its description', () => {
  render(<Settings />, { wrapper: SignedIn });
  expect(screen.getByRole('switch', { name: 'Texts', description: 'Sends texts.' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Sender', description: 'How a text begins.' })).toBeTruthy();
});
