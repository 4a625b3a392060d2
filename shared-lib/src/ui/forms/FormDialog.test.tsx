import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import * as z from 'zod/mini';
import { createStore } from '../../data/store.ts';
import { StoreProvider } from '../../data/StoreProvider.tsx';
import type { Weekday } from '../../domain/index.ts';
import { startI18n } from '../../i18n/index.ts';
import { hasUnsavedChanges } from '../../session/index.ts';
import { uiTexts } from '../base/texts/index.ts';
import { ToastHost } from '../base/toasts/ToastHost.tsx';
import {
  FormDialog,
  NumberField,
  RowsField,
  SwitchField,
  TextField,
  useForm,
  WeekdaysField,
  type SubmitResult,
} from './form.ts';
import { formTexts } from './texts.ts';

beforeAll(() => {
  void startI18n({
    ui: uiTexts,
    form: formTexts,
    'mf-communities': {
      en: { errors: { name: { missing: 'Name the place.' }, full_one: 'One place is the most.' } },
    },
  });
  window.matchMedia = (media) =>
    ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => sessionStorage.clear());
// Looking up roles in a whole dialog is slow on a busy machine.
jest.setTimeout(60_000);

const account = (uid: string) => ({
  uid,
  email: '',
  displayName: null,
  photoURL: null,
  customerId: uid,
  role: 'owner' as const,
});

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
  isActive: z.boolean(),
  days: z.array(z.string()).check(z.minLength(1)),
  units: z.nullable(z.int()),
  contacts: z.array(z.object({ name: z.string().check(z.minLength(1)) })),
});
const blank = {
  name: '',
  isActive: true,
  days: ['monday'] as Weekday[],
  units: null as number | null,
  contacts: [] as { name: string }[],
};

/** A form whose submission the test resolves. */
function show(uid = 'olivia') {
  const sent: unknown[] = [];
  const answers: ((result: SubmitResult) => void)[] = [];
  let close = () => {};
  function Adding() {
    const [opened, setOpened] = useState(true);
    close = () => setOpened(false);
    const form = useForm({
      name: 'place',
      initialValues: blank,
      schema,
      liveCheck: ({ isActive, units }) => ({ units: isActive && units === 99 && { code: 'full', count: 1 } }),
      errorTexts: 'mf-communities:errors',
      submit: (payload) => {
        sent.push(payload);
        return new Promise<SubmitResult>((resolve) => answers.push(resolve));
      },
    });
    return (
      <FormDialog
        form={form}
        opened={opened}
        onClose={close}
        title="Add a place"
        submitLabel="Add"
        success={({ payload }) => `${payload.name} was added`}
        discard="It has not been added."
      >
        <TextField {...form.field('name')} label="Name" help="As people say it." />
        <SwitchField {...form.field('isActive')} label="Active" />
        <WeekdaysField {...form.field('days')} label="Days" />
        <NumberField {...form.field('units')} label="Units" />
        <RowsField {...form.rows('contacts')} label="Contacts" rowLabel="Contact" blank={{ name: '' }}>
          {(field) => <TextField {...field('name')} label="Contact’s name" />}
        </RowsField>
      </FormDialog>
    );
  }
  const { unmount } = render(
    <StrictMode>
      <StoreProvider store={createStore(account(uid))}>
        <MantineProvider env="test">
          <Adding />
          <ToastHost />
        </MantineProvider>
      </StoreProvider>
    </StrictMode>,
  );
  const answer = (result: SubmitResult) => act(async () => answers.at(-1)?.(result));
  return { user: userEvent.setup(), sent, answer, unmount, close: () => act(() => close()) };
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const units = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Units' });
const submit = () => screen.getAllByRole('button', { name: 'Add' }).at(-1)!;
const dialog = () => screen.queryByRole('dialog', { name: 'Add a place' });
const question = () => screen.queryByRole('dialog', { name: formTexts.en.discardTyped });
const described = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

test('keeps value types, submits once when pressed twice, and confirms with a toast', async () => {
  const { user, sent, answer } = show();
  await user.type(name(), '  Elm Row ');
  await user.click(screen.getByRole('switch', { name: 'Active' }));
  await user.click(screen.getByRole('checkbox', { name: 'Fri' }));
  await user.type(units(), '1,240');
  // A second press can come before the button renders as busy.
  const element = submit().closest('form')!;
  act(() => {
    fireEvent.submit(element);
    fireEvent.submit(element);
  });
  await user.dblClick(submit());
  expect(sent).toEqual([
    { name: 'Elm Row', isActive: false, days: ['monday', 'friday'], units: 1240, contacts: [] },
  ]);
  expect(hasUnsavedChanges()).toBe(true);
  await answer({ ok: true });
  expect(dialog()).toBeNull();
  expect(await screen.findByRole('group', { name: 'Elm Row was added' })).not.toBeNull();
  expect(hasUnsavedChanges()).toBe(false);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('shows every error next to its field and focuses the first', async () => {
  const { user, sent } = show();
  await user.click(screen.getByRole('checkbox', { name: 'Mon' }));
  await user.type(units(), 'many');
  await user.click(submit());
  expect(document.activeElement).toBe(name());
  expect(described(name())).toBe('Name the place. As people say it.');
  expect(name().getAttribute('aria-invalid')).toBe('true');
  expect(described(units())).toBe(formTexts.en.errors.number);
  expect(units().value).toBe('many');
  await user.type(name(), 'Elm');
  expect(described(name())).toBe('As people say it.');
  await user.click(submit());
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Mon' }));
  expect(sent).toEqual([]);
});

test('a live check’s error appears immediately and clears itself', async () => {
  const { user, sent } = show();
  await user.type(units(), '99');
  expect(described(units())).toBe('One place is the most.');
  await user.type(name(), 'Elm');
  await user.click(submit());
  expect(document.activeElement).toBe(units());
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('switch', { name: 'Active' }));
  expect(described(units())).toBe('');
});

test('a field error from the function appears at the field, any other above the buttons, and nothing is lost', async () => {
  const { user, sent, answer } = show();
  await user.type(name(), 'Elm');
  await user.click(submit());
  await answer({ ok: false, error: { code: 'already-exists', fields: { name: { code: 'taken' } } } });
  expect(described(name())).toBe(`${formTexts.en.errors.taken} As people say it.`);
  expect(document.activeElement).toBe(name());
  await user.click(submit());
  await answer({ ok: false, error: { code: 'internal', fields: { colour: { code: 'taken' } } } });
  expect(within(dialog()!).getByRole('alert').textContent?.trim()).toBe(formTexts.en.failed);
  await user.click(submit());
  expect(within(dialog()!).queryByRole('alert')).toBeNull();
  await answer({ ok: false, reason: 'offline' });
  expect(within(dialog()!).getByRole('alert').textContent?.trim()).toBe(formTexts.en.offline);
  expect(name().value).toBe('Elm');
  expect(sent).toHaveLength(3);
});

test('can’t be edited or closed while submitting', async () => {
  const { user, answer } = show();
  await user.type(name(), 'Elm');
  await user.click(submit());
  fireEvent.change(name(), { target: { value: 'Oak' } });
  await user.click(screen.getByRole('switch', { name: 'Active' }));
  await user.keyboard('{Escape}');
  expect([name().value, name().readOnly, dialog(), question()]).toEqual(['Elm', true, dialog(), null]);
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
  expect(dialog()).not.toBeNull();
  await answer({ ok: false, reason: 'failed' });
  await user.type(name(), '!');
  expect(name().value).toBe('Elm!');
});

test('if closed by navigation meanwhile, a toast reports the failure, and the form is still filled in', async () => {
  const { user, answer, close } = show();
  await user.type(name(), 'Elm');
  await user.click(submit());
  close();
  await answer({ ok: false, reason: 'failed' });
  expect(await screen.findByRole('group', { name: formTexts.en.failed })).not.toBeNull();
  expect(sessionStorage.getItem('vh_draft:olivia:place')).toContain('Elm');
});

test('closing asks before discarding input, and Escape doesn’t answer the question', async () => {
  const { user } = show();
  await user.type(name(), 'Elm');
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: formTexts.en.discardTyped })).not.toBeNull();
  expect(screen.getByText('It has not been added.')).not.toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1)!);
  expect(name().value).toBe('Elm');
  await user.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: formTexts.en.discardTyped });
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(dialog()).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('closing an empty form doesn’t ask', async () => {
  const { user } = show();
  await user.keyboard('{Escape}');
  expect(dialog()).toBeNull();
});

test('a draft is readable only by its author, with its value types', async () => {
  const first = show();
  await first.user.type(name(), 'Elm');
  await first.user.click(screen.getByRole('switch', { name: 'Active' }));
  await first.user.type(units(), '7');
  first.unmount();
  const again = show();
  expect([name().value, units().value]).toEqual(['Elm', '7']);
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
  again.unmount();
  show('adam');
  expect(name().value).toBe('');
});

test('rows can be added, filled in, moved with their focus, and removed with their errors', async () => {
  const { user } = show();
  await user.click(screen.getAllByRole('button', { name: 'Add' })[0]!);
  await user.click(screen.getAllByRole('button', { name: 'Add' })[0]!);
  const contacts = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Contact’s name' });
  await user.type(contacts()[1]!, 'Bo');
  await user.type(name(), 'Elm');
  await user.click(submit());
  expect(described(contacts()[0]!)).toBe(formTexts.en.errors.missing);
  await user.click(contacts()[1]!);
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(contacts().map(({ value }) => value)).toEqual(['Bo', '']);
  expect(document.activeElement).toBe(contacts()[0]);
  expect(described(contacts()[1]!)).toBe(formTexts.en.errors.missing);
  await user.click(screen.getByRole('button', { name: 'Remove: Contact 2' }));
  expect(contacts().map(({ value }) => value)).toEqual(['Bo']);
});
