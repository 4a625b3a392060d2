import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { startI18n } from '../../../i18n/index.ts';
import { uiTexts } from '../../base/texts/index.ts';
import { ConfirmDialog, type ConfirmResult } from './ConfirmDialog.tsx';

beforeAll(() => {
  void startI18n({ ui: uiTexts });
  window.matchMedia = (media) =>
    ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

function show() {
  const answers: ((result: ConfirmResult) => void)[] = [];
  const failures: ((reason: Error) => void)[] = [];
  const onConfirm = () =>
    new Promise<ConfirmResult>((resolve, reject) => {
      answers.push(resolve);
      failures.push(reject);
    });
  function Asking() {
    const [opened, setOpened] = useState(true);
    return (
      <ConfirmDialog
        opened={opened}
        title="Deactivate Nadia Flores?"
        losses={['3 regular assignments']}
        action="Deactivate Nadia Flores"
        onConfirm={onConfirm}
        onClose={() => setOpened(false)}
      />
    );
  }
  render(
    <MantineProvider env="test">
      <Asking />
    </MantineProvider>,
  );
  return { user: userEvent.setup(), answers, failures };
}

const action = () => screen.getByRole('button', { name: 'Deactivate Nadia Flores' });
const dialog = () => screen.queryByRole('dialog', { name: 'Deactivate Nadia Flores?' });

test('names what will be lost, runs once however often it is clicked, and closes when done', async () => {
  const { user, answers } = show();
  expect(screen.getByRole('listitem').textContent).toBe('3 regular assignments');
  await user.dblClick(action());
  expect(answers).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(dialog()).not.toBeNull();
  await act(async () => answers[0]?.({ ok: true }));
  expect(dialog()).toBeNull();
});

test('a failure is shown in the dialog, which can be retried or closed', async () => {
  const { user, answers, failures } = show();
  await user.click(action());
  await act(async () => answers[0]?.({ ok: false, message: 'The plan is full.' }));
  expect(screen.getByRole('alert').textContent).toBe('The plan is full.');
  await user.click(action());
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => failures[1]?.(new Error('offline')));
  expect(screen.getByRole('alert').textContent).toBe(uiTexts.en.confirm.failed);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(dialog()).toBeNull();
});
