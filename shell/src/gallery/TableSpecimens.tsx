import { NameCell, showToast, StatusBadge } from 'shared-lib/ui';
import { DataTable, type BulkAction, type Column, type Filter, type RowSource } from 'shared-lib/ui/table';
import { Specimen } from './Specimen.tsx';

interface Unit {
  id: string;
  name: string;
  doors: number | null;
  state: 'good' | 'watch' | 'bad';
}

const states = ['good', 'watch', 'bad'] as const;
const names = ['Maple Court', 'Élan Lofts', '=1+1', 'مجمع النخيل', '<img onerror>', 'Zephyr'];

const units: readonly Unit[] = Array.from({ length: 60 }, (_, index) => ({
  id: `u${index}`,
  name: `${names[index % names.length]} ${index}`,
  doors: index % 7 === 0 ? null : (index * 37) % 90,
  state: states[index % 3] ?? 'good',
}));

const columns: readonly Column<Unit>[] = [
  {
    id: 'name',
    header: 'Name',
    phone: 'first',
    choice: 'fixed',
    value: ({ name }) => name,
    search: ({ name }) => name,
    cell: ({ name }) => <NameCell name={name} shape="place" />,
  },
  {
    id: 'state',
    header: 'State',
    phone: 'aside',
    value: ({ state }) => state,
    cell: ({ state }) => <StatusBadge meaning={state}>{state}</StatusBadge>,
  },
  {
    id: 'doors',
    header: 'Doors',
    phone: 'below',
    align: 'end',
    firstDirection: 'desc',
    value: ({ doors }) => doors,
    cell: ({ doors }) => doors ?? '–',
  },
  {
    id: 'id',
    header: 'Number',
    phone: 'hidden',
    choice: 'hidden',
    value: ({ id }) => id,
    cell: ({ id }) => id,
  },
];

const filters: readonly Filter<Unit>[] = [
  {
    id: 'state',
    label: 'State',
    kind: 'segments',
    options: states.map((value) => ({ value, label: value })),
    values: ({ state }) => state,
  },
  {
    id: 'size',
    label: 'Size',
    kind: 'choice',
    options: [
      { value: 'small', label: 'Under 40 doors' },
      { value: 'large', label: '40 doors and more' },
      { value: 'unknown', label: 'Not known' },
    ],
    values: ({ doors }) => {
      if (doors === null) return 'unknown';
      return doors < 40 ? 'small' : 'large';
    },
  },
];

const bulkActions: readonly BulkAction<Unit>[] = [
  {
    id: 'greet',
    label: 'Greet',
    onRun: (rows, clear) => {
      showToast({ meaning: 'good', message: `${rows.length} greeted.` });
      clear();
    },
  },
];

const rowKey = ({ id }: Unit) => id;
const rowName = ({ name }: Unit) => name;
const open = ({ name }: Unit) => showToast({ meaning: 'info', message: `Opened ${name}.` });

/** Loads many units slowly, so progress and canceling can be seen. */
const part: RowSource<Unit> = {
  total: 3000,
  fetchAll: async (signal, onProgress) => {
    for (let loaded = 0; loaded < 3000 && !signal.aborted; loaded += 500) {
      onProgress(loaded, 3000);
      await new Promise((settle) => setTimeout(settle, 500));
    }
    return signal.aborted ? { ok: false, reason: 'cancelled' } : { ok: true, items: units };
  },
};

/** The table with every feature, and as a plain list. */
export function TableSpecimens() {
  return (
    <>
      <Specimen
        title="Table: search, filters, sort, columns, named views, selection, rows that open, export"
        flush
      >
        <DataTable
          id="gallery"
          label="Units"
          columns={columns}
          rows={units}
          rowKey={rowKey}
          rowName={rowName}
          filters={filters}
          bulkActions={bulkActions}
          onOpen={open}
          choosable
          exportable
          keepsViews
        />
      </Specimen>
      <Specimen title="Table: a part of its rows, whose export brings all of them" flush>
        <DataTable
          id="gallery-part"
          label="Units in part"
          urlPrefix="part"
          columns={columns}
          rows={units.slice(0, 3)}
          source={part}
          rowKey={rowKey}
          exportable
        />
      </Specimen>
      <Specimen title="Table: a second one on the page, whose rows are links" flush>
        <DataTable
          id="gallery-links"
          label="Units as links"
          urlPrefix="links"
          columns={columns}
          rows={units.slice(0, 4)}
          rowKey={rowKey}
          rowHref={({ id }) => `/ui?unit=${id}`}
        />
      </Specimen>
    </>
  );
}
