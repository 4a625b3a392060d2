import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { startI18n } from '../../../i18n/index.ts';
import { uiTexts } from '../../base/texts/index.ts';
import type { Column } from './columns/column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { tableTexts } from './texts.ts';

interface Member {
  id: string;
  name: string;
}

const members: readonly Member[] = ['Adam', 'Bea', 'Carl', 'Dana'].map((name, index) => ({
  id: `m${index}`,
  name,
}));
const columns: readonly Column<Member>[] = [
  { id: 'name', header: 'Name', phone: 'first', value: ({ name }) => name, cell: ({ name }) => name },
];

/** Sets the window's width; jsdom has no media queries. */
function setPhone(isPhone: boolean) {
  window.matchMedia = (media) =>
    ({
      media,
      matches: isPhone && media.includes('max-width'),
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
}

beforeAll(() => {
  void startI18n({ ui: uiTexts });
  // jsdom has no layout, so there is nothing to observe.
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  setPhone(false);
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});

const Address = () => <p>{useLocation().pathname}</p>;

function show(props: Partial<DataTableProps<Member>>) {
  render(
    <MantineProvider>
      <MemoryRouter>
        <DataTable
          id="members"
          label="Members"
          columns={columns}
          rows={members}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          {...props}
        />
        <Address />
      </MemoryRouter>
    </MantineProvider>,
  );
  return userEvent.setup();
}

test('one row is in the tab order, arrows move focus, Enter opens', async () => {
  const opened: string[] = [];
  const user = show({ onOpen: ({ name }) => opened.push(name) });
  await user.click(screen.getByRole('button', { name: 'Adam' }));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Carl' })).toHaveProperty('tabIndex', 0);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Carl' }));
  await user.keyboard('{Enter}{End}{Enter}{Home}{ArrowUp}{Enter}');
  expect(opened).toEqual(['Adam', 'Carl', 'Dana', 'Adam']);
});

test('a link row can be clicked anywhere', async () => {
  const user = show({ rowHref: ({ id }) => `/team/${id}` });
  expect(screen.getByRole('link', { name: 'Bea' }).getAttribute('href')).toBe('/team/m1');
  await user.click(screen.getByRole('row', { name: 'Bea' }));
  expect(screen.getByText('/team/m1')).toBeTruthy();
});

test('selected rows are acted on together; Shift selects a range', async () => {
  const greeted: string[][] = [];
  const user = show({
    bulkActions: [
      {
        id: 'greet',
        label: 'Greet',
        onRun: (rows, clear) => {
          greeted.push(rows.map(({ name }) => name));
          clear();
        },
      },
    ],
  });
  await user.click(screen.getByRole('checkbox', { name: 'Select Adam' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select Carl' }));
  await user.keyboard('{/Shift}');
  await user.click(screen.getByRole('button', { name: 'Greet' }));
  expect(greeted).toEqual([['Adam', 'Bea', 'Carl']]);
  expect(screen.queryByRole('button', { name: 'Greet' })).toBeNull();
});

test.each([
  ['Adam', ['Adam'], false],
  ['Carl', [], true],
])('of Bea and %s, an action gets the rows it applies to', async (last, taken, isDisabled) => {
  const greeted: string[][] = [];
  const user = show({
    bulkActions: [
      {
        id: 'greet',
        label: 'Greet',
        takes: ({ name }) => name === 'Adam',
        onRun: (rows) => greeted.push(rows.map(({ name }) => name)),
      },
    ],
  });
  await user.click(screen.getByRole('checkbox', { name: 'Select Bea' }));
  await user.click(screen.getByRole('checkbox', { name: `Select ${last}` }));
  const greet = screen.getByRole('button', { name: 'Greet' });
  expect(greet).toHaveProperty('disabled', isDisabled);
  await user.click(greet);
  expect(greeted).toEqual(taken.length === 0 ? [] : [taken]);
});

test('an empty table shows the page’s own empty state', () => {
  show({ rows: [], empty: <p>Nobody yet</p> });
  expect(screen.getByText('Nobody yet')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a long list renders only visible rows, even when scrolled', () => {
  const many = Array.from({ length: 2000 }, (_, index) => ({ id: `m${index}`, name: `Member ${index}` }));
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  let requested = 0;
  const rowKey = ({ id }: Member) => {
    requested += 1;
    return id;
  };
  show({ rows: many, rowKey });
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  requested = 0;
  Object.assign(window, { scrollY: 60_000 });
  fireEvent.scroll(window);
  expect(screen.getByRole('row', { name: 'Member 1000' })).toBeTruthy();
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  expect(requested).toBeLessThan(200);
  Object.assign(window, { scrollY: 0 });
  height.mockRestore();
});

/** Captures downloaded files; jsdom has no object URLs. */
function takeFiles(): Blob[] {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:file';
  };
  HTMLAnchorElement.prototype.click = () => {};
  return files;
}

/** A file's content; jsdom's files have no `text`. */
const textOf = (file: Blob) =>
  new Promise((settle) => {
    const reader = new FileReader();
    reader.onload = () => settle(reader.result);
    reader.readAsText(file);
  });

const searchable = columns.map((column) => ({ ...column, search: ({ name }: Member) => name }));

test('a partial table exports all matches in order, and its count says that it is partial', async () => {
  const files = takeFiles();
  const all = [...members, { id: 'm4', name: 'Ada' }, { id: 'm5', name: 'Zoe' }];
  const user = show({
    columns: searchable,
    exportable: true,
    defaultSort: { id: 'name', desc: true },
    source: { total: 6, fetchAll: () => Promise.resolve({ ok: true, items: all }) },
  });
  expect(screen.getByRole('status').textContent).toBe('4 of 6 rows');
  await user.type(screen.getByRole('searchbox'), 'ad');
  expect(screen.getByRole('status').textContent).toBe('1 match in 4 of 6 rows');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await textOf(files[0]!)).toBe('Name\r\nAdam\r\nAda');
});

test('a long export shows its progress, and canceling it doesn’t leave a file', async () => {
  const files = takeFiles();
  let requested: AbortSignal | undefined;
  const user = show({
    exportable: true,
    source: {
      total: 1200,
      fetchAll: (signal, onProgress) => {
        requested = signal;
        onProgress(500, 1200);
        return new Promise((settle) =>
          signal.addEventListener('abort', () => settle({ ok: false, reason: 'cancelled' })),
        );
      },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(screen.getByRole('progressbar')).toMatchObject({ value: 500, max: 1200 });
  await user.click(screen.getByRole('button', { name: 'Cancel export' }));
  expect(requested?.aborted).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveProperty('disabled', false);
  expect(files).toEqual([]);
});

test.each([
  ['tooMany', tableTexts.en.exportTooMany],
  ['failed', tableTexts.en.exportFailed],
] as const)('an export that ends as %s reports it and leaves no file', async (reason, words) => {
  const files = takeFiles();
  const user = show({
    exportable: true,
    source: { total: null, fetchAll: () => Promise.resolve({ ok: false, reason }) },
  });
  expect(screen.getByRole('status').textContent).toBe('First 4 rows');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect((await screen.findByRole('alert')).textContent).toBe(words);
  expect(files).toEqual([]);
});

test('on a phone, filters are in a sheet whose button counts the active ones', async () => {
  setPhone(true);
  const user = show({
    columns: searchable,
    exportable: true,
    filters: [
      {
        id: 'first',
        label: 'First letter',
        kind: 'choice',
        options: ['A', 'B', 'C'].map((value) => ({ value, label: value })),
        values: ({ name }) => name.slice(0, 1),
      },
    ],
  });
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = await screen.findByRole('dialog', { name: 'Filters' });
  await user.click(within(sheet).getByText('First letter'));
  await user.click(within(sheet).getByRole('checkbox', { name: /^A/ }));
  await user.click(within(sheet).getByRole('checkbox', { name: /^B/ }));
  expect(within(sheet).getByRole('status').textContent).toBe('2 of 4 match');
  await user.selectOptions(within(sheet).getByLabelText('Sort by'), 'Name, descending');
  await user.click(within(sheet).getByRole('button', { name: 'Show list' }));
  expect(screen.getByRole('button', { name: 'Filters 1' })).toBeTruthy();
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['Name', 'Bea', 'Adam']);
  await user.click(screen.getByRole('button', { name: 'Remove filter First letter: A' }));
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual(['Name', 'Bea']);
  setPhone(false);
});

describe('a long list', () => {
  const many = Array.from({ length: 2000 }, (_, index) => ({ id: `m${index}`, name: `Member ${index}` }));
  const drawn = new Map<string, number>();
  const counting: readonly Column<Member>[] = [
    {
      ...columns[0]!,
      cell: ({ id, name }) => {
        drawn.set(id, (drawn.get(id) ?? 0) + 1);
        return name;
      },
    },
  ];

  beforeEach(() => {
    drawn.clear();
    window.innerHeight = 900;
  });

  test('first renders only what is visible, together with the data', () => {
    renderToString(
      <MantineProvider>
        <MemoryRouter>
          <DataTable id="members" label="Members" columns={counting} rows={many} rowKey={({ id }) => id} />
        </MemoryRouter>
      </MantineProvider>,
    );
    expect(drawn.size).toBeGreaterThan(5);
    expect(drawn.size).toBeLessThan(15);
  });

  const startOf = (name: string) =>
    screen.getByText(name).closest<HTMLElement>('[role=row]')?.style.transform;

  test('renders a row’s cells once, even if rows are taller than estimated', async () => {
    const requested = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
    show({ id: 'high', columns: counting, rows: many });
    expect(drawn.size).toBeGreaterThan(15);
    expect(drawn.size).toBeLessThan(30);
    // Inserting the rows forces no layout.
    expect([requested.mock.calls.length, startOf('Member 1')]).toEqual([0, 'translateY(60px)']);
    await waitFor(() => expect(startOf('Member 1')).toBe('translateY(64px)'));
    expect([...new Set(drawn.values())]).toEqual([1]);
    jest.restoreAllMocks();
  });

  test('returns to its position immediately when shown again', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 300, 800, 64));
    show({ id: 'left', columns: counting, rows: many });
    await waitFor(() => expect(startOf('Member 1')).toBe('translateY(64px)'));
    cleanup();
    show({ id: 'left', columns: counting, rows: many });
    expect(startOf('Member 1')).toBe('translateY(64px)');
    expect(screen.getAllByRole('rowgroup').at(-1)?.style.height).toBe(`${2000 * 64}px`);
    jest.restoreAllMocks();
  });

  // The cost of a keystroke grows by one comparison per row and nothing else, which keeps it within a frame.
  test('a keystroke over 2,400 rows doesn’t normalize rows again, and renders only visible ones', async () => {
    const rows = Array.from({ length: 2400 }, (_, index) => ({ id: `t${index}`, name: `Member ${index}` }));
    const textOf = jest.fn(({ name }: Member) => name);
    show({ id: 'typed', columns: [{ ...counting[0]!, search: textOf }], rows, searchLabel: 'Search' });
    const field = screen.getByRole('searchbox');
    fireEvent.change(field, { target: { value: '1' } });
    await waitFor(() => expect(screen.queryByText('Member 0')).toBeNull());
    expect(textOf).toHaveBeenCalledTimes(2400);

    textOf.mockClear();
    drawn.clear();
    const folded = jest.spyOn(String.prototype, 'normalize');
    fireEvent.change(field, { target: { value: '17' } });
    await waitFor(() => expect(screen.queryByText('Member 1')).toBeNull());
    expect(screen.getByText('Member 17')).toBeTruthy();
    expect(textOf).not.toHaveBeenCalled();
    // Each render normalizes the query, but not the rows.
    expect(folded.mock.calls.length).toBeLessThan(10);
    expect(drawn.size).toBeLessThan(30);
    jest.restoreAllMocks();
  });
});
