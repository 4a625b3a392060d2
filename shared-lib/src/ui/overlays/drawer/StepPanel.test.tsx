import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { startI18n } from '../../../i18n/index.ts';
import { uiTexts } from '../../base/texts/index.ts';
import { Modal } from '../dialogs/Modal.tsx';
import { StepPanel } from './StepPanel.tsx';

let isNarrow: boolean;
beforeAll(() => {
  void startI18n({ ui: uiTexts });
  window.matchMedia = (media) =>
    ({
      media,
      matches: isNarrow && media.includes('max-width'),
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => (isNarrow = false));

const names = ['Maple', 'Oak'];

function Page({ isFull }: { isFull: boolean }) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => setOpenKey(name)}>
          {name}
        </button>
      ))}
      <input aria-label="Search" />
      <StepPanel
        title="Community"
        keys={names}
        openKey={openKey}
        isFull={isFull}
        onStep={setOpenKey}
        onClose={() => setOpenKey(null)}
      >
        {(name) => (
          <>
            <h3>{name}</h3>
            <input aria-label="Note" />
            <button type="button" aria-haspopup="menu" aria-expanded="true">
              More
            </button>
            <button type="button" onClick={() => setAsking(true)}>
              Archive
            </button>
          </>
        )}
      </StepPanel>
      <Modal opened={isAsking} onClose={() => setAsking(false)} title="Archive?">
        <button type="button">Yes</button>
      </Modal>
    </>
  );
}

function show(isFull = false) {
  render(
    <MantineProvider env="test">
      <Page isFull={isFull} />
    </MantineProvider>,
  );
  return userEvent.setup();
}

const row = (name: string) => screen.getByRole('button', { name });
const panel = () => screen.queryByRole('complementary', { name: 'Community' });

test('next to the page, it is a landmark that takes the focus and leaves the page usable', async () => {
  const user = show();
  await user.click(row('Maple'));
  expect(document.activeElement).toBe(panel());
  expect(panel()!.hasAttribute('aria-modal')).toBe(false);
  await user.click(row('Oak'));
  expect(within(panel()!).getByRole('heading', { name: 'Oak' })).toBeTruthy();
  expect(document.activeElement).toBe(panel());
  await user.click(screen.getByRole('textbox', { name: 'Search' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }));
});

test('Escape closes it, and the focus returns to where it was', async () => {
  const user = show();
  await user.click(row('Maple'));
  await user.click(within(panel()!).getByRole('textbox', { name: 'Note' }));
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(row('Maple'));
});

test('closing it leaves the focus where someone has moved it', async () => {
  const user = show();
  await user.click(row('Maple'));
  row('Oak').focus();
  await user.keyboard('{Escape}');
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(row('Oak'));
});

test('Escape meant for something else leaves it open', async () => {
  const user = show();
  await user.click(row('Maple'));
  screen.getByRole('textbox', { name: 'Search' }).focus();
  await user.keyboard('{Escape}');
  expect(panel()).not.toBeNull();
  row('More').focus();
  await user.keyboard('{Escape}');
  expect(panel()).not.toBeNull();
  await user.click(row('Archive'));
  expect(await screen.findByRole('dialog', { name: 'Archive?' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(panel()).not.toBeNull();
});

test.each(['narrow window', 'full page'])('in a %s it is a modal dialog', async (where) => {
  isNarrow = where === 'narrow window';
  const user = show(!isNarrow);
  await user.click(row('Maple'));
  const dialog = await screen.findByRole('dialog', { name: 'Community' });
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(row('Maple'));
});
