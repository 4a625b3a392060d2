import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { countVerdicts } from '../../../domain/index.ts';
import { denialReasonOf, type Denial } from '../run/denialReasonOf.ts';
import type { ColumnMapping } from '../reading/guessColumns.ts';
import type { ImportKind, TextRow } from '../importKind.ts';
import type { ImportTable } from '../reading/importTable.ts';
import { listImportRows, rowsToSend, importedValues, type SentRow } from './listImportRows.ts';
import { columnsIn, parseRows } from '../parseRows.ts';
import { runSequentially, type RunState } from '../run/runSequentially.ts';
import { sendWithRetry } from '../run/sendWithRetry.ts';

/** Why an import stopped early. */
export type Interruption = 'lost' | 'changed' | Denial;

const nothingSent: ReadonlyMap<number, never> = new Map<number, never>();

/** The error code when a part would do something other than its dry run. */
const otherThanPlanned = 'failed-precondition';

/** Error codes that may not come from the function itself. */
const noAnswer: readonly string[] = ['internal', 'unavailable', 'deadline-exceeded', 'unknown', 'cancelled'];

/**
 * Runs an import from file to result: a dry run against the current records, then one part after another.
 * @param kind must keep its identity while nothing changes
 */
export function usePlannedImport<
  Field extends string,
  Values extends object,
  Existing extends { readonly id: string },
>(kind: ImportKind<Field, Values, Existing>) {
  const [table, setTable] = useState<ImportTable | null>(null);
  const [mapping, setMapping] = useState({} as ColumnMapping<Field>);
  const [existing, setExisting] = useState<readonly Existing[] | 'failed' | null>(null);
  const [sent, setSent] = useState<ReadonlyMap<number, SentRow<Values>>>(nothingSent);
  const [state, setState] = useState<RunState>('notStarted');
  const [interruption, setInterruption] = useState<Interruption | null>(null);
  const [all, setAll] = useState(0);
  const importId = useRef('');
  const isStopped = useRef(false);
  const fetching = useRef<AbortController | null>(null);
  const { fetchExisting, plan, undo } = kind;

  const compare = useCallback(
    async (read: readonly TextRow<Field, Values>[]) => {
      fetching.current?.abort();
      const controller = new AbortController();
      fetching.current = controller;
      const values = read.flatMap((row) => (row.ok ? [row.values] : []));
      const fetched = await fetchExisting(controller.signal, () => {}, values);
      if (controller.signal.aborted) return;
      setExisting((before) => (fetched.ok ? fetched.items : (before ?? 'failed')));
    },
    [fetchExisting],
  );
  useEffect(
    () => () => {
      isStopped.current = true;
      fetching.current?.abort();
    },
    [],
  );

  const rows = useMemo(() => (table ? parseRows(table, mapping, kind) : []), [table, mapping, kind]);
  const isCompared = existing !== null && existing !== 'failed';
  const plans = useMemo(
    () => (existing === null || existing === 'failed' ? [] : plan(rows, existing)),
    [rows, existing, plan],
  );
  const hasBegun = state !== 'notStarted';
  const listed = useMemo(
    () => listImportRows(rows, { plans, sent, room: kind.room ?? Infinity, hasBegun }),
    [rows, plans, sent, kind.room, hasBegun],
  );
  const toSend = useMemo(() => rowsToSend(listed), [listed]);

  const begin = (opened: ImportTable | null) => {
    setTable(opened);
    setSent(nothingSent);
    setState('notStarted');
    setInterruption(null);
    setExisting(null);
    if (!opened) return;
    const guessed = columnsIn(opened.headers, kind);
    setMapping(guessed);
    importId.current = crypto.randomUUID();
    void compare(parseRows(opened, guessed, kind));
  };

  const mapColumns = (chosen: ColumnMapping<Field>) => {
    setMapping(chosen);
    if (!kind.comparesByRows || !table) return;
    setExisting(null);
    void compare(parseRows(table, chosen, kind));
  };

  const sendPart = async (part: typeof toSend): Promise<SentRow<Values>['outcome']> => {
    const planned = part.map(({ plan }) => plan);
    const values = planned.flatMap((plan) => ('values' in plan ? [plan.values] : []));
    const { new: added, changed } = countVerdicts(planned);
    const importPart = { importId: importId.current, rows: values, expected: { new: added, changed } };
    const answer = await sendWithRetry({
      send: () => kind.send(importPart),
      pause: (millis) => new Promise((resolve) => setTimeout(resolve, millis)),
      isStopped: () => isStopped.current,
    });
    if (answer.ok) return 'done';
    const { code } = answer.error;
    if (code === otherThanPlanned) setInterruption('changed');
    else setInterruption(noAnswer.includes(code) ? 'lost' : denialReasonOf(answer.error));
    return code === otherThanPlanned || !noAnswer.includes(code) ? 'refused' : 'lost';
  };

  const run = async () => {
    if (state === 'running' || state === 'stopping') return;
    isStopped.current = false;
    setAll(toSend.length);
    setInterruption(null);
    setState('running');
    const parts = Array.from({ length: Math.ceil(toSend.length / kind.partSize) }, (_, index) =>
      toSend.slice(index * kind.partSize, (index + 1) * kind.partSize),
    );
    const end = await runSequentially(parts, {
      send: sendPart,
      onResult: (part, outcome) =>
        setSent((before) => {
          const after = new Map(before);
          for (const { line, plan } of part) after.set(line, { outcome, plan });
          return after;
        }),
      isLost: (outcome) => outcome !== 'done',
      isStopped: () => isStopped.current,
    });
    // The current records show the outcome of requests without an answer, and others' changes.
    if (end === 'interrupted') await compare(rows);
    setState(end);
  };

  return {
    table,
    mapping,
    setMapping: mapColumns,
    isCompared,
    hasFailed: existing === 'failed',
    compare: () => {
      setExisting(null);
      void compare(rows);
    },
    listed,
    state,
    isRunning: state === 'running' || state === 'stopping',
    interruption,
    /** How many rows the current or last run had to send. */
    all,
    done: all - toSend.length,
    toSend,
    hasDone: listed.some(({ outcome }) => outcome === 'done'),
    open: begin,
    run,
    /** Undoes the import; undefined if not all of it can be undone. */
    undo: undo && (() => undo(importId.current, importedValues(listed))),
    stop: () => {
      isStopped.current = true;
      setState((current) => (current === 'running' ? 'stopping' : current));
    },
  };
}

/** What a page needs of a running import, regardless of its records. */
export type PlannedImportState<Field extends string, Values extends object> = ReturnType<
  typeof usePlannedImport<Field, Values, { readonly id: string }>
>;
