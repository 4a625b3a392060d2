import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { countVerdicts } from '../../../domain/index.ts';
import { denialOf, type Denial } from '../run/denialOf.ts';
import type { ColumnMapping } from '../reading/guessColumns.ts';
import type { ImportKind, TextRow } from '../importKind.ts';
import type { ImportTable } from '../reading/importTable.ts';
import { listPlanned, rowsToSend, valuesDone, type SentRow } from './listPlanned.ts';
import { columnsIn, readRows } from '../readRows.ts';
import { runInOrder, type RunState } from '../run/runInOrder.ts';
import { sendUntilTaken } from '../run/sendUntilTaken.ts';

/** Why a run ended before its time. */
export type Interruption = 'lost' | 'changed' | Denial;

const nothingSent: ReadonlyMap<number, never> = new Map<number, never>();

/** The refusal of a part that would do something else than its dry run says. */
const otherThanPlanned = 'failed-precondition';

/** The codes of answers that may not have come from the function. */
const noAnswer: readonly string[] = ['internal', 'unavailable', 'deadline-exceeded', 'unknown', 'cancelled'];

/**
 * An import from the file to the results: first a dry run against what is there, then parts of it, one after the other.
 * @param kind stays the same object as long as nothing of it changes
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
  const bringing = useRef<AbortController | null>(null);
  const { bringExisting, plan, undo } = kind;

  const compare = useCallback(
    async (read: readonly TextRow<Field, Values>[]) => {
      bringing.current?.abort();
      const controller = new AbortController();
      bringing.current = controller;
      const values = read.flatMap((row) => (row.ok ? [row.values] : []));
      const brought = await bringExisting(controller.signal, () => {}, values);
      if (controller.signal.aborted) return;
      setExisting((before) => (brought.ok ? brought.items : (before ?? 'failed')));
    },
    [bringExisting],
  );
  useEffect(
    () => () => {
      isStopped.current = true;
      bringing.current?.abort();
    },
    [],
  );

  const rows = useMemo(() => (table ? readRows(table, mapping, kind) : []), [table, mapping, kind]);
  const isCompared = existing !== null && existing !== 'failed';
  const plans = useMemo(
    () => (existing === null || existing === 'failed' ? [] : plan(rows, existing)),
    [rows, existing, plan],
  );
  const hasBegun = state !== 'notStarted';
  const listed = useMemo(
    () => listPlanned(rows, { plans, sent, room: kind.room ?? Infinity, hasBegun }),
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
    void compare(readRows(opened, guessed, kind));
  };

  const mapColumns = (chosen: ColumnMapping<Field>) => {
    setMapping(chosen);
    if (!kind.comparesByRows || !table) return;
    setExisting(null);
    void compare(readRows(table, chosen, kind));
  };

  const sendPart = async (part: typeof toSend): Promise<SentRow<Values>['outcome']> => {
    const planned = part.map(({ plan }) => plan);
    const values = planned.flatMap((plan) => ('values' in plan ? [plan.values] : []));
    const { new: added, changed } = countVerdicts(planned);
    const importPart = { importId: importId.current, rows: values, expected: { new: added, changed } };
    const answer = await sendUntilTaken({
      send: () => kind.send(importPart),
      pause: (millis) => new Promise((resolve) => setTimeout(resolve, millis)),
      isStopped: () => isStopped.current,
    });
    if (answer.ok) return 'done';
    const { code } = answer.error;
    if (code === otherThanPlanned) setInterruption('changed');
    else setInterruption(noAnswer.includes(code) ? 'lost' : denialOf(answer.error));
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
    const end = await runInOrder(parts, {
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
    // What is there now says what a lost answer came to, and what somebody else has changed.
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
    /** How many rows the run that is under way, or was the last, had to send. */
    all,
    done: all - toSend.length,
    toSend,
    hasDone: listed.some(({ outcome }) => outcome === 'done'),
    open: begin,
    run,
    /** Takes the import back; undefined where that can't be done for all of it. */
    undo: undo && (() => undo(importId.current, valuesDone(listed))),
    stop: () => {
      isStopped.current = true;
      setState((current) => (current === 'running' ? 'stopping' : current));
    },
  };
}

/** What a page needs of an import that is under way, whatever it compares with. */
export type PlannedImportState<Field extends string, Values extends object> = ReturnType<
  typeof usePlannedImport<Field, Values, { readonly id: string }>
>;
