import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { countVerdicts } from '../../../domain/index.ts';
import type { ColumnMapping } from '../reading/tableOf.ts';
import type { ImportKind, TextRow } from '../importKind.ts';
import type { ImportTable } from '../reading/importTable.ts';
import { listImportRows, offeredRows, rowsToSend, importedValues, type SentRow } from './listImportRows.ts';
import { columnsIn, parseRows } from '../parseRows.ts';
import {
  denialReasonOf,
  runSequentially,
  sendWithRetry,
  type Denial,
  type RunState,
} from '../run/sendWithRetry.ts';

/** Why an import stopped early. */
export type Interruption = 'lost' | 'changed' | Denial;

const nothingSent: ReadonlyMap<number, never> = new Map<number, never>();
const noLines: ReadonlySet<number> = new Set();

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
  const [fetched, setFetched] = useState<readonly Existing[] | 'failed' | null>(null);
  const [sent, setSent] = useState<ReadonlyMap<number, SentRow<Values>>>(nothingSent);
  const [state, setState] = useState<RunState>('notStarted');
  const [interruption, setInterruption] = useState<Interruption | null>(null);
  const [skipped, setSkipped] = useState(noLines);
  const [usesFallback, setUsesFallback] = useState(false);
  const [progress, setProgress] = useState({ done: 0, all: 0 });
  const importId = useRef('');
  const isStopped = useRef(false);
  const fetching = useRef<AbortController | null>(null);
  const { fields, read, plan, limit, undo } = kind;
  const fetchExisting = typeof kind.existing === 'function' ? kind.existing : null;
  const existing = typeof kind.existing === 'function' ? fetched : kind.existing;

  const compare = useCallback(
    async (opened: readonly TextRow<Field, Values>[]) => {
      if (!fetchExisting) return;
      fetching.current?.abort();
      const controller = new AbortController();
      fetching.current = controller;
      const values = opened.flatMap((row) => (row.ok ? [row.values] : []));
      const answer = await fetchExisting(controller.signal, () => {}, values);
      if (controller.signal.aborted) return;
      setFetched((before) => (answer.ok ? answer.items : (before ?? 'failed')));
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

  const rows = useMemo(
    () => (table ? parseRows(table, mapping, { fields, read }) : []),
    [table, mapping, fields, read],
  );
  const isCompared = existing !== null && existing !== 'failed';
  const plans = useMemo(
    () => (existing === null || existing === 'failed' ? [] : plan(rows, existing)),
    [rows, existing, plan],
  );
  const hasBegun = state !== 'notStarted';
  const offered = useMemo(() => offeredRows({ plans, sent, skipped }), [plans, sent, skipped]);
  const refused = useMemo(() => limit?.refused(offered) ?? nothingSent, [limit, offered]);
  const fallback = (usesFallback && limit?.fallback?.planOf) || null;
  const listed = useMemo(
    () => listImportRows(rows, { plans, sent, skipped, refused, fallback, hasBegun }),
    [rows, plans, sent, skipped, refused, fallback, hasBegun],
  );
  const toSend = useMemo(() => rowsToSend(listed), [listed]);

  const begin = (opened: ImportTable | null) => {
    setTable(opened);
    setSent(nothingSent);
    setState('notStarted');
    setInterruption(null);
    setSkipped(noLines);
    setUsesFallback(false);
    setFetched(null);
    if (!opened) return;
    const guessed = columnsIn(opened.headers, kind);
    setMapping(guessed);
    importId.current = crypto.randomUUID();
    void compare(parseRows(opened, guessed, kind));
  };

  const mapColumns = (chosen: ColumnMapping<Field>) => {
    setMapping(chosen);
    if (!kind.comparesByRows || !table) return;
    setFetched(null);
    void compare(parseRows(table, chosen, kind));
  };

  const take = useCallback(
    (lines: readonly number[], isTaken: boolean) =>
      setSkipped((before) => {
        const rest = [...before].filter((line) => !lines.includes(line));
        return new Set(isTaken ? rest : [...rest, ...lines]);
      }),
    [],
  );

  const sendPart = async (part: typeof toSend): Promise<Omit<SentRow<Values>, 'plan'>> => {
    const planned = part.map(({ plan }) => plan);
    const values = planned.flatMap((plan) => ('values' in plan ? [plan.values] : []));
    const { new: added, changed } = countVerdicts(planned);
    const importPart = { importId: importId.current, rows: values, expected: { new: added, changed } };
    const answer = await sendWithRetry({
      send: () => kind.send(importPart),
      pause: (millis) => new Promise((resolve) => setTimeout(resolve, millis)),
      isStopped: () => isStopped.current,
    });
    if (answer.ok) return { outcome: 'done' };
    const why = values.length === 1 ? kind.rowRefusal?.(answer.error, values[0]!) : null;
    if (why) return { outcome: 'refused', why };
    const { code } = answer.error;
    if (code === otherThanPlanned) setInterruption('changed');
    else setInterruption(noAnswer.includes(code) ? 'lost' : denialReasonOf(answer.error));
    return { outcome: code === otherThanPlanned || !noAnswer.includes(code) ? 'refused' : 'lost' };
  };

  const run = async () => {
    if (state === 'running' || state === 'stopping') return;
    isStopped.current = false;
    setProgress({ done: 0, all: toSend.length });
    setInterruption(null);
    setState('running');
    const parts = Array.from({ length: Math.ceil(toSend.length / kind.partSize) }, (_, index) =>
      toSend.slice(index * kind.partSize, (index + 1) * kind.partSize),
    );
    const end = await runSequentially(parts, {
      send: sendPart,
      onResult: (part, result) => {
        setProgress(({ done, all }) => ({ done: done + part.length, all }));
        setSent((before) => {
          const after = new Map(before);
          for (const { line, plan } of part) {
            const mayBeDone = result.outcome === 'lost' || before.get(line)?.mayBeDone === true;
            after.set(line, { ...result, plan, mayBeDone });
          }
          return after;
        });
      },
      isLost: ({ outcome, why }) => outcome !== 'done' && why === undefined,
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
    hasFailed: fetched === 'failed',
    compare: () => {
      setFetched(null);
      void compare(rows);
    },
    listed,
    state,
    isRunning: state === 'running' || state === 'stopping',
    interruption,
    /** How many rows the current or last run had to send, and has tried. */
    progress,
    toSend,
    /** The plan's refusals by line, among the rows to import. */
    refused,
    offered,
    usesFallback,
    setUsesFallback,
    /** Imports these lines, or leaves them out. */
    take,
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

/** A running import's state for its page, regardless of the kind of records. */
export type PlannedImportState<Field extends string, Values extends object> = ReturnType<
  typeof usePlannedImport<Field, Values, { readonly id: string }>
>;
