import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startI18n } from '../../../i18n/index.ts';
import { uiTexts } from '../../base/texts/index.ts';
import type { PanelAction } from './PanelActions.tsx';
import { PanelPart } from './PanelPart.tsx';
import { RecordPage } from './RecordPage.tsx';

beforeAll(() => {
  void startI18n({ ui: uiTexts });
  window.matchMedia = (media) =>
    ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
});

const actions = (...labels: string[]): PanelAction[] =>
  labels.map((label) => ({ id: label, label, onAction: () => {} }));

function show(possible: readonly PanelAction[], isBusy = false) {
  render(
    <MantineProvider env="test">
      <RecordPage
        name="V-1"
        badges="Open"
        place="Maple · A-204"
        facts={<PanelPart title="Facts">Seen by Ana</PanelPart>}
        timeline={<PanelPart title="Timeline">Approved</PanelPart>}
        related={<PanelPart title="This unit">V-2</PanelPart>}
        actions={possible}
        isBusy={isBusy}
      >
        <PanelPart title="Photos">None</PanelPart>
      </RecordPage>
    </MantineProvider>,
  );
}

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent || button.ariaLabel);

test('every record has the same parts in the same order', () => {
  show([]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'V-1',
    'Photos',
    'Facts',
    'Timeline',
    'This unit',
  ]);
  expect(screen.getByText('Maple · A-204')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Actions' })).toBeNull();
});

test.each([
  [['Approve'], ['Approve']],
  [
    ['Approve', 'Reject', 'Dismiss'],
    ['Approve', 'Reject', 'Dismiss'],
  ],
  [
    ['Approve', 'Reject', 'Dismiss', 'Resolve'],
    ['Approve', 'Reject', 'More actions'],
  ],
])('of the actions %j it shows %j', (labels, shown) => {
  show(actions(...labels));
  expect(screen.getByRole('group', { name: 'Actions' })).toBeTruthy();
  expect(buttons()).toEqual(shown);
});

test('an action can be taken, but not while another is being saved', async () => {
  const taken: string[] = [];
  const act = { id: 'approve', label: 'Approve', onAction: () => taken.push('approve') };
  show([act]);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Approve' }));
  expect(taken).toEqual(['approve']);
  show([{ ...act, label: 'Reject' }], true);
  expect(screen.getByRole('button', { name: 'Reject' }).hasAttribute('disabled')).toBe(true);
});

test('a call is a link, whose name says who is called', () => {
  show([{ id: 'call', label: 'Call', name: 'Call Ana', href: 'tel:+12125550100' }, ...actions('Reassign')]);
  expect(screen.getByRole('link', { name: 'Call Ana' }).getAttribute('href')).toBe('tel:+12125550100');
  expect(buttons()).toEqual(['Reassign']);
});
