import { MantineProvider } from '@mantine/core';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { disableNetwork, terminate } from 'firebase/firestore';
import { useMemo } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { markDamaged } from '../../../data/damaged/damagedPaths.ts';
import { createStore, StoreProvider, type ListQuery } from '../../../data/index.ts';
import { firestore } from '../../../data/firestore.ts';
import { communitySchema } from '../../../domain/index.ts';
import { startI18n } from '../../../i18n/index.ts';
import { startFirebase } from '../../../session/firebaseApp.ts';
import { uiTexts } from '../../base/texts/index.ts';
import { QueriedRecords } from './ListPage.tsx';
import { listTexts } from './texts.ts';
import { ofNights, type ListAccount, type RecordList } from './recordList.ts';

const retry = () => {};

/** A key borrowed for a night. */
interface Loan {
  id: string;
  communityId: string;
  memberId: string;
  serviceDate: string;
  status: 'out' | 'back';
  key: string;
}

const loan = (id: string, status: Loan['status'], key: string, communityId = 'maple'): Loan => ({
  id,
  communityId,
  memberId: 'ana',
  serviceDate: '2026-11-20',
  status,
  key,
});

const texts = {
  title: 'Keys',
  one: 'Key',
  noun_one: 'key',
  noun_other: 'keys',
  summary: 'Who has which key.',
  search: 'Search by key',
  statuses: { out: 'Out', back: 'Back' },
  empty: { title: 'No keys yet', text: 'Keys show here.' },
  shown: 'The newest {{count, number}} are shown.',
  more: 'Show older',
};

let stored: readonly Loan[];
let hasOlder: boolean;
let counted: number;
let requested: ListQuery[];
const gone = loan('gone', 'back', 'Old gate', 'nowhere');

const list: RecordList<Loan, Loan['status']> = {
  ...ofNights,
  id: 'loans',
  namespace: 'ui-lists',
  texts: { en: texts, es: texts },
  source: {
    narrowedBy: ['status', 'communityId', 'memberId', 'serviceDate'],
    useRecords: ({ limit, narrowing, since }) => {
      const data = useMemo(() => {
        requested.push({ narrowing, since, limit });
        return { records: stored, hasMore: hasOlder && limit === 100 };
        // oxlint-disable-next-line react-hooks/exhaustive-deps -- The rest of the query is a new object in each render.
      }, [limit, stored]);
      return { status: 'ready', data, retry };
    },
    useRecord: (id) => ({
      status: 'ready',
      data: [...stored, gone].find((record) => record.id === id) ?? null,
      retry,
    }),
    useCount: () => counted,
    fetchAll: () => async () => ({ ok: true, items: stored }),
  },
  statuses: { out: 'watch', back: 'good' },
  statusOf: ({ status }) => status,
  ownFilters: () => [
    {
      id: 'kind',
      label: 'Kind',
      kind: 'segments',
      options: [{ value: 'gate', label: 'Gates' }],
      values: ({ record }) => (record.key.includes('gate') ? 'gate' : 'door'),
    },
  ],
  nameOf: ({ record }) => record.key,
  columns: (_, shared) => [
    shared.name('key', 'Key', ({ record }) => record.key),
    shared.status(),
    shared.community('below'),
    shared.member('hidden'),
    shared.night(({ serviceDate }) => serviceDate),
  ],
  facts: ({ record }, _, shared) => [
    shared.community,
    shared.night(record.serviceDate),
    shared.member(record.memberId),
  ],
  actions: ({ record }) => record.status === 'out' && <button>Take back</button>,
};

const account: ListAccount = (() => {
  const communities = [communitySchema.parse({ id: 'maple', propertyName: 'Maple Court' })];
  return {
    communities,
    communityOf: new Map(communities.map((community) => [community.id, community])),
    memberNames: new Map([['ana', 'Ana Test']]),
    inactiveIds: new Set(),
    tonight: '2026-11-20',
  };
})();

beforeAll(async () => {
  // Named views have a listener, and there is no server here.
  startFirebase({ apiKey: 'none', projectId: 'demo-keys', authDomain: '', storageBucket: '', appId: 'none' });
  await disableNetwork(firestore());
  void startI18n({ ui: uiTexts });
  // jsdom has no layout, so there is nothing to observe.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.matchMedia = (media) =>
    ({ media, matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});

afterAll(() => terminate(firestore()));

beforeEach(() => {
  requested = [];
  hasOlder = false;
  counted = 300;
  stored = [loan('a', 'out', 'North gate'), loan('b', 'out', 'Front door')];
});

const Address = () => <p>{useLocation().pathname + useLocation().search}</p>;
const store = createStore({
  uid: 'olivia',
  email: 'olivia@example.com',
  displayName: null,
  photoURL: null,
  customerId: 'olivia',
  role: 'owner',
});

/** Renders the list again, with what is stored now. */
let renderAgain: () => void;

function showAt(address: string, seenBy = account) {
  const page = () => (
    <StoreProvider store={store}>
      <MantineProvider env="test">
        <MemoryRouter initialEntries={[address]}>
          <QueriedRecords list={list} account={seenBy} noCommunities={<p>No place yet</p>} />
          <Address />
        </MemoryRouter>
      </MantineProvider>
    </StoreProvider>
  );
  const { rerender } = render(page());
  renderAgain = () => rerender(page());
  return userEvent.setup();
}

const rowNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.getAttribute('aria-label') ?? row.textContent);
const panel = () => screen.findByRole('complementary', { name: 'Key' });

test('the address decides: its choices are queried on the server, the list’s own filters apply to loaded rows', async () => {
  showAt('/keys?status=out&nights=7&kind=gate');
  expect(requested[0]).toEqual({
    narrowing: [{ field: 'status', values: ['out'] }],
    since: '2026-11-14',
    limit: 100,
  });
  expect(rowNames()).toHaveLength(1);
  expect(screen.getByRole('row', { name: /North gate/ }).textContent).toContain('Maple Court');
});

test('the address opens a record in the panel', async () => {
  const user = showAt('/keys');
  await user.click(screen.getByRole('button', { name: /North gate/ }));
  expect(screen.getByText('/keys?open=a')).toBeTruthy();
  const shown = within(await panel());
  expect(shown.getByRole('heading', { name: 'North gate' })).toBeTruthy();
  expect(shown.getByText('Ana Test')).toBeTruthy();
  expect(shown.getByRole('button', { name: 'Take back' })).toBeTruthy();
});

test('the list marks the record in the panel, switches it, and gets the focus back at the one shown last', async () => {
  const user = showAt('/keys');
  const opener = (name: RegExp) => screen.getByRole('button', { name });
  const current = () => screen.getAllByRole('row').find((row) => row.getAttribute('aria-current') === 'true');
  await user.click(opener(/North gate/));
  expect(document.activeElement).toBe(await panel());
  expect(current()?.textContent).toContain('North gate');

  await user.click(opener(/Front door/));
  expect(within(await panel()).getByRole('heading', { name: 'Front door' })).toBeTruthy();
  expect(current()?.textContent).toContain('Front door');
  expect(document.activeElement).toBe(await panel());

  await user.click(within(await panel()).getByRole('button', { name: 'Previous' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(document.activeElement).toBe(opener(/North gate/));
  expect(current()).toBeUndefined();
});

test('the focus stays in the list when the row that has it leaves the list', async () => {
  const user = showAt('/keys');
  await user.click(screen.getByRole('button', { name: /North gate/ }));
  await panel();
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /North gate/ }));

  stored = stored.filter(({ key }) => key !== 'North gate');
  renderAgain();
  expect(screen.queryByRole('button', { name: /North gate/ })).toBeNull();
  expect(document.activeElement?.contains(screen.getByRole('row', { name: /Front door/ }))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test('a record missing from the list is loaded on its own', async () => {
  showAt('/keys?open=gone');
  const shown = within(await panel());
  expect(shown.getByRole('heading', { name: 'Old gate' })).toBeTruthy();
  expect(shown.getByText('Unknown Property')).toBeTruthy();
});

test('the panel opens over an empty list, and reports an unknown record', async () => {
  stored = [];
  showAt('/keys?open=missing');
  expect(screen.getByText('No keys yet')).toBeTruthy();
  expect(within(await panel()).getByText('Record not found')).toBeTruthy();
});

test('an unreadable record isn’t reported as deleted', async () => {
  markDamaged('customers/olivia/loans/broken');
  showAt('/keys?open=broken');
  const shown = within(await panel());
  expect(shown.getByText(listTexts.en.damaged.title)).toBeTruthy();
  expect(shown.queryByText('Record not found')).toBeNull();
});

test('an empty list of an account without communities says so', () => {
  stored = [];
  showAt('/keys', { ...account, communities: [], communityOf: new Map() });
  expect(screen.getByText('No place yet')).toBeTruthy();
  expect(screen.queryByText('No keys yet')).toBeNull();
});

test.each([
  ['a search', '?q=gate'],
  ['another sort order', '?sort=key'],
  ['one of the list’s own filters', '?kind=gate'],
])('%s applies to every record, beyond the page size', async (_, query) => {
  hasOlder = true;
  showAt(`/keys${query}`);
  // 300 are counted; one more page leaves room for new ones.
  await waitFor(() => expect(requested.map(({ limit }) => limit)).toEqual([100, 400]));
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

test('a server-side filter keeps the page size', () => {
  hasOlder = true;
  showAt('/keys?status=out');
  expect(requested.map(({ limit }) => limit)).toEqual([100]);
});

test('a search doesn’t load more records than the limit', () => {
  hasOlder = true;
  counted = 1001;
  showAt('/keys?q=gate');
  expect(requested.map(({ limit }) => limit)).toEqual([100]);
  expect(screen.getByText('1 match in 2 of 1,001 keys')).toBeTruthy();
});

test('loads more than a page on demand', async () => {
  hasOlder = true;
  const user = showAt('/keys');
  expect(screen.getByText('The newest 2 are shown.')).toBeTruthy();
  await act(() => user.click(screen.getByRole('button', { name: 'Show older' })));
  expect(requested.map(({ limit }) => limit)).toEqual([100, 200]);
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});
