import type { ReactNode } from 'react';
import { useStepFocus } from '../../base/screen/useStepFocus.ts';
import { ChooseFile } from '../choosing/ChooseFile.tsx';
import { useForgetPastedRows } from '../choosing/usePastedRows.ts';
import type { ImportKind } from '../importKind.ts';
import { LeaveGuard } from '../run/LeaveGuard.tsx';
import { PlannedReview } from './PlannedReview.tsx';
import { usePlannedImport } from './usePlannedImport.ts';

interface PlannedImportProps<Field extends string, Values extends object, Existing> {
  /** Must keep its identity while nothing changes. */
  kind: ImportKind<Field, Values, Existing>;
  /** Whether a query string still shows the import. */
  isImport: (search: URLSearchParams) => boolean;
  /** Additional information before the import runs. */
  note?: ReactNode;
}

/** An import with a dry run: choose a file, review what would happen to each row, run it, undo it. */
export function PlannedImport<
  Field extends string,
  Values extends object,
  Existing extends { readonly id: string },
>({ kind, isImport, note }: PlannedImportProps<Field, Values, Existing>) {
  const importing = usePlannedImport(kind);
  const { table, state, isRunning, stop, open } = importing;
  useForgetPastedRows(kind.template.fileName, state === 'finished');
  useStepFocus(String(table === null));
  const wanted = kind.fields.filter(({ insteadOf }) => insteadOf === undefined);
  return (
    <>
      {isRunning && <LeaveGuard isImport={isImport} onStop={stop} />}
      {table === null ? (
        <ChooseFile
          limits={kind.limits}
          wanted={wanted}
          known={kind.fields.flatMap(({ names }) => names)}
          template={{ ...kind.template, header: wanted.map(({ label }) => label) }}
          onRead={open}
        />
      ) : (
        <PlannedReview kind={kind} importing={importing} table={table} note={note} />
      )}
    </>
  );
}
