import type { ReactNode } from 'react';
import { useKeptFocus } from '../../base/screen/useKeptFocus.ts';
import { ChooseFile } from '../choosing/ChooseFile.tsx';
import type { ImportKind } from '../importKind.ts';
import { LeaveGuard } from '../run/LeaveGuard.tsx';
import { PlannedReview } from './PlannedReview.tsx';
import { usePlannedImport } from './usePlannedImport.ts';

interface PlannedImportProps<Field extends string, Values extends object, Existing> {
  /** Stays the same object as long as nothing of it changes. */
  kind: ImportKind<Field, Values, Existing>;
  /** Whether an address, by its search part, still shows the import. */
  isImport: (search: URLSearchParams) => boolean;
  /** What else there is to know before a run, in words. */
  note?: ReactNode;
}

/** An import by a dry run that one sees first: choose a file, look at what would happen to each row, run, undo. */
export function PlannedImport<
  Field extends string,
  Values extends object,
  Existing extends { readonly id: string },
>({ kind, isImport, note }: PlannedImportProps<Field, Values, Existing>) {
  const importing = usePlannedImport(kind);
  const { table, isRunning, stop, open } = importing;
  useKeptFocus(String(table === null));
  return (
    <>
      {isRunning && <LeaveGuard isImport={isImport} onStop={stop} />}
      {table === null ? (
        <ChooseFile
          limits={kind.limits}
          wanted={kind.fields}
          known={kind.fields.flatMap(({ names }) => names)}
          template={{ ...kind.template, header: kind.fields.map(({ label }) => label) }}
          onRead={open}
        />
      ) : (
        <PlannedReview kind={kind} importing={importing} table={table} note={note} />
      )}
    </>
  );
}
