import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startI18n } from '../../../i18n/index.ts';
import { uiTexts } from '../texts/index.ts';
import { ToastHost } from './ToastHost.tsx';
import { showToast } from './toastQueue.ts';

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

test('a toast is shown, announced, and can be undone once', async () => {
  let undone = 0;
  render(
    <MantineProvider env="test">
      <ToastHost />
    </MantineProvider>,
  );
  act(() => showToast({ meaning: 'good', message: 'Nadia is inactive', undo: () => (undone += 1) }));
  const toast = await screen.findByRole('group', { name: 'Nadia is inactive' });
  expect((await screen.findByText('Nadia is inactive', { selector: '[role=status]' })).tagName).toBe('SPAN');

  await userEvent.dblClick(screen.getByRole('button', { name: 'Undo' }));
  expect(undone).toBe(1);
  await waitFor(() => expect(toast.isConnected).toBe(false));

  act(() => showToast({ meaning: 'bad', message: 'Not saved' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Not saved'));
});

test('only a toast with an action holds the pointer; any other lets it through to what it covers', async () => {
  render(
    <MantineProvider env="test">
      <ToastHost />
    </MantineProvider>,
  );
  act(() => showToast({ meaning: 'good', message: 'Changes saved' }));
  act(() => showToast({ meaning: 'good', message: 'Moved', undo: () => {} }));
  const plain = await screen.findByRole('group', { name: 'Changes saved' });
  const undoable = await screen.findByRole('group', { name: 'Moved' });
  await expect(userEvent.hover(plain)).rejects.toThrow('pointer-events: none');
  await expect(userEvent.hover(plain.parentElement!)).rejects.toThrow('pointer-events: none');
  await userEvent.hover(undoable);
  await userEvent.click(within(undoable).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(undoable.isConnected).toBe(false));
});
