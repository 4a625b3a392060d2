import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import type { LiveResult } from '../../../data/index.ts';
import type { Unit } from '../../../domain/index.ts';
import { sharedColumns } from './columns.tsx';
import type { ListFormatters } from './recordList.ts';
import type { ListedRecord, Row } from './row.ts';
import { unitsOf } from './useRows.ts';

const words = { tShared: (key: string) => key } as ListFormatters;
const list = { statuses: {}, statusOf: () => 'open' };
const row = (unit: string | null): Row<ListedRecord> => ({
  record: { id: 'one', communityId: 'maple' },
  community: 'Maple Court',
  timeZone: 'America/New_York',
  isArchived: false,
  hasLeft: false,
  member: null,
  unit,
});

test.each([
  ['a placeholder while loading', null, '', true],
  ['its name', 'B-204', 'B-204', false],
  ['a dash if there is none', '', '–', false],
])('a unit is %s', (_, unit, text, isAwaited) => {
  const { container } = render(<>{sharedColumns(list, words).unit('Unit').cell(row(unit))}</>, {
    wrapper: ({ children }) => (
      <MantineProvider>
        <div data-cell="">{children}</div>
      </MantineProvider>
    ),
  });
  expect(container.querySelector('[data-cell]')?.textContent).toBe(text);
  expect(screen.queryByRole('img', { name: 'loading' }) !== null).toBe(isAwaited);
});

const retry = () => {};
const units: readonly Unit[] = [{ id: 'unit-1' } as Unit];

test.each<[string, LiveResult<readonly Unit[]>, readonly Unit[] | null]>([
  ['awaited', { status: 'loading', retry }, null],
  ['there', { status: 'ready', data: units, retry }, units],
  ['not loaded', { status: 'failed', error: {} as never, retry }, []],
])('units that are %s', (_, live, expected) => {
  expect(unitsOf(live)).toEqual(expected);
});
