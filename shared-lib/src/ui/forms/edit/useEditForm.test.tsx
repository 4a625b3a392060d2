import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { createStore } from '../../../data/store.ts';
import { StoreProvider } from '../../../data/StoreProvider.tsx';
import { startI18n } from '../../../i18n/index.ts';
import { formTexts } from '../texts.ts';
import type { SubmitResult } from '../useForm.ts';
import { useEditForm } from './useEditForm.tsx';

const schema = z.object({
  firstName: z.string().check(z.minLength(1)),
  lastName: z.string().check(z.trim()),
  version: z.int(),
});
const stored = { firstName: 'Nadia', lastName: 'Flores' };
const account = {
  uid: 'olivia',
  email: '',
  displayName: null,
  photoURL: null,
  customerId: 'olivia',
  role: 'owner' as const,
};
const within = ({ children }: { children: ReactNode }) => (
  <StoreProvider store={createStore(account)}>{children}</StoreProvider>
);

beforeAll(() => startI18n({ form: formTexts }));
beforeEach(() => sessionStorage.clear());

/** A form over a record the test changes, with submissions the test resolves. */
function edit(first = stored) {
  const sent: unknown[] = [];
  const answers: ((result: SubmitResult) => void)[] = [];
  const { result, rerender, unmount } = renderHook(
    ({ now }) =>
      useEditForm({
        name: 'member',
        stored: now,
        schema,
        toInput: (values) => ({ ...values, version: 1 }),
        submit: (payload) => {
          sent.push(payload);
          return new Promise<SubmitResult>((resolve) => answers.push(resolve));
        },
        describeField: (name) => name,
      }),
    { initialProps: { now: first }, wrapper: within },
  );
  const type = (name: keyof typeof stored, text: string) =>
    act(() => result.current.field(name).onChange(text));
  const store = (change: Partial<typeof stored>) => rerender({ now: { ...stored, ...change } });
  return { form: () => result.current, sent, answers, type, store, unmount };
}

test('an unedited field follows the stored value, and typing over that isn’t a conflict', () => {
  const { form, type, store } = edit();
  type('firstName', 'Nadja');
  store({ lastName: 'Cruz' });
  expect(form().values).toEqual({ firstName: 'Nadja', lastName: 'Cruz' });
  expect(form().elsewhere).toEqual({ taken: ['lastName'], conflicts: [] });
  type('lastName', 'Cruz Flores');
  expect(form().elsewhere.conflicts).toEqual([]);
  type('firstName', 'Nadia');
  type('lastName', 'Cruz');
  expect(form().isDirty).toBe(false);
});

test('a conflict blocks submission until resolved', async () => {
  const { form, type, store, sent } = edit();
  type('firstName', 'Nadja');
  store({ firstName: 'Nadya' });
  expect(form().elsewhere.conflicts).toEqual(['firstName']);
  await act(async () => expect(await form().submit()).toBeNull());
  expect([sent, form().refusals]).toEqual([[], 1]);
});

test('edits survive a reload along with the values seen, so conflicts are still detected', () => {
  const { type, unmount } = edit();
  type('firstName', 'Nadja');
  unmount();
  const again = edit({ ...stored, firstName: 'Nadya', lastName: 'Cruz' });
  expect(again.form().values).toEqual({ firstName: 'Nadja', lastName: 'Cruz' });
  expect(again.form().elsewhere.conflicts).toEqual(['firstName']);
});

test('a save that arrives before its response isn’t a conflict, and no draft remains', async () => {
  const { form, type, store, answers, sent } = edit();
  type('firstName', 'NADJA');
  await act(async () => void form().submit());
  store({ firstName: 'Nadja' });
  expect(form().elsewhere.conflicts).toEqual([]);
  await act(async () => answers[0]?.({ ok: true }));
  expect(sent).toEqual([{ firstName: 'NADJA', lastName: 'Flores', version: 1 }]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('what the schema tidied isn’t a conflict when the saved record arrives, and no draft remains', async () => {
  const { form, type, store, answers } = edit();
  type('lastName', 'Cruz ');
  await act(async () => void form().submit());
  await act(async () => answers[0]?.({ ok: true }));
  expect(form().values.lastName).toBe('Cruz');
  store({ lastName: 'Cruz' });
  expect([form().elsewhere.conflicts, form().isDirty]).toEqual([[], false]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('the later author is notified, and nothing is lost', async () => {
  const { form, type, answers } = edit();
  type('firstName', 'Nadja');
  await act(async () => void form().submit());
  await act(async () => answers[0]?.({ ok: false, error: { code: 'aborted', reason: 'changedMeanwhile' } }));
  expect([form().isOvertaken, form().problem, form().values.firstName]).toEqual([true, null, 'Nadja']);
});
