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

/** A form whose saves the test resolves in any order, and whose stored values the test changes. */
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

test('a choice is saved immediately, with a confirmation that disappears', async () => {
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

test('a failed choice reverts and can be retried until then', async () => {
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

test('the last of several quick changes wins, whatever the order of the responses', async () => {
  const { statusOf, choose, answer, field } = autosave();
  choose(true);
  choose(false);
  await answer(0, failed);
  expect([statusOf('on'), field('on').value]).toEqual(['saving', false]);
  await answer(1, { ok: true });
  expect(statusOf('on')).toBe('saved');
});

test('text is saved on blur and stays in the field on failure', async () => {
  const { statusOf, type, leave, answer, written, field, values } = autosave();
  type('Sunset');
  expect([written, values().label]).toEqual([[], 'Sunset']);
  leave();
  leave();
  expect(written).toEqual([{ label: 'Sunset' }]);
  await answer(0, failed);
  expect([statusOf('label'), field('label').value]).toEqual(['failed', 'Sunset']);
});

test('invisible characters aren’t saved, and don’t count as a change', () => {
  const { type, leave, written, field } = autosave();
  type('Sun\u200Brise');
  leave();
  expect([written, field('label').value]).toEqual([[], 'Sunrise']);
  type('Sun\u00ADset\uFEFF');
  leave();
  expect([written, field('label').value]).toEqual([[{ label: 'Sunset' }], 'Sunset']);
  type('\u200B');
  leave();
  expect([written.length, field('label').error]).toEqual([1, formTexts.en.errors.missing]);
});

test('invalid input isn’t saved and stays until canceled', () => {
  const { type, leave, written, field } = autosave();
  type('');
  leave();
  expect([written, field('label').value]).toEqual([[], '']);
  expect(field('label').error).toBe(formTexts.en.errors.missing);
  act(() => field('label').onRevert?.());
  expect([field('label').value, field('label').error]).toEqual(['Sunrise', null]);
});

test('unchanged text isn’t saved, and a field follows the stored value', () => {
  const { type, leave, written, field, store } = autosave();
  type('Sunrise');
  leave();
  expect(written).toEqual([]);
  store({ on: true, label: 'Sunset' });
  expect([field('on').value, field('label').value]).toEqual([true, 'Sunset']);
});

test('invalid input is restored on the next visit, until it is valid', () => {
  const before = autosave();
  before.type('');
  before.leave();
  expect(hasUnsavedChanges()).toBe(true);
  before.goElsewhere();
  const { field, type, leave, written, goElsewhere } = autosave();
  expect([field('label').value, field('label').error]).toEqual(['', formTexts.en.errors.missing]);
  type('Sunset');
  leave();
  expect(written).toEqual([{ label: 'Sunset' }]);
  goElsewhere();
});

test('input that failed to save can be saved on the next visit', async () => {
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

test('input saved after leaving the page is removed from storage', async () => {
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

test('a field’s label is its name, and its help its description', () => {
  render(<Settings />, { wrapper: SignedIn });
  expect(screen.getByRole('switch', { name: 'Texts', description: 'Sends texts.' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Sender', description: 'How a text begins.' })).toBeTruthy();
});
