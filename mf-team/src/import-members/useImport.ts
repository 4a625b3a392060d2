import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  addTeamMemberAs,
  combineLive,
  useAccount,
  useNow,
  useSubscriptions,
  useTeamDirectory,
} from 'shared-lib/data';
import { updateTeamMember } from '../data/teamCallables.ts';
import { planOf } from 'shared-lib/domain';
import { runSequentially, useImportCountry, type ImportTable, type RunState } from 'shared-lib/ui/importing';
import { teamRoomOf } from '../add-member/teamRoomOf.ts';
import { planNeedForImport } from './planNeedForImport.ts';
import { memberColumns } from './memberColumns.ts';
import type { ColumnMapping } from './importFields.ts';
import { checkRows } from './checkRows.ts';
import { limitsOf } from './limitsOf.ts';
import { linesToRetry, linesToRun, listRows, rowRequestOf, acceptedVerdicts } from './listRows.ts';
import { parseRows } from './parseRows.ts';
import { resultOf, type RowResult } from './rowResult.ts';

const noLines: ReadonlySet<number> = new Set();
const noResults: ReadonlyMap<number, RowResult> = new Map();

/**
 * An import from the file to the results. The dry run follows the team, so it sees a member added meanwhile,
 * here or elsewhere, before it sends the next row.
 */
export function useImport() {
  const { uid, customerId } = useAccount();
  const country = useImportCountry();
  const team = useTeamDirectory();
  const subscriptions = useSubscriptions();
  const now = useNow();
  const members = team.status === 'ready' ? team.data : null;
  const paid = subscriptions.status === 'ready' ? subscriptions.data : null;
  const plan = useMemo(() => paid && planOf(paid, now), [paid, now]);

  const [table, setTable] = useState<ImportTable | null>(null);
  const [mapping, setMapping] = useState<ColumnMapping>({});
  const [leftOut, setLeftOut] = useState(noLines);
  const [beyondAsInactive, setBeyondAsInactive] = useState(false);
  const [results, setResults] = useState(noResults);
  const [state, setState] = useState<RunState>('notStarted');
  /** The lines of the current or last run. */
  const [lines, setLines] = useState<readonly number[]>([]);

  const rows = useMemo(() => table && parseRows(table, mapping), [table, mapping]);
  const judged = useMemo(
    () => rows && members && checkRows(rows, members, { uid, customerId, country }),
    [rows, members, uid, customerId, country],
  );
  const limits = useMemo(
    () => judged && members && plan && limitsOf(acceptedVerdicts({ judged, leftOut }), members, plan),
    [judged, leftOut, members, plan],
  );
  const listed = useMemo(
    () =>
      rows && judged && limits ? listRows(rows, { judged, limits, leftOut, beyondAsInactive, results }) : [],
    [rows, judged, limits, leftOut, beyondAsInactive, results],
  );
  const room = useMemo(() => members && plan && teamRoomOf(members, plan), [members, plan]);

  // A run builds a row's request only when its turn comes, from the state at that time.
  const latest = useRef({ listed, room, results });
  useEffect(() => {
    latest.current = { listed, room, results };
  }, [listed, room, results]);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const take = useCallback(
    (taken: readonly number[], isTaken: boolean) =>
      setLeftOut((current) => {
        const next = new Set(current);
        for (const line of taken) {
          if (isTaken) next.delete(line);
          else next.add(line);
        }
        return next;
      }),
    [],
  );

  const send = async (line: number): Promise<RowResult | null> => {
    const { listed: current, room: known, results: earlier } = latest.current;
    const row = current.find((candidate) => candidate.line === line);
    const sending = row ? rowRequestOf(row) : null;
    if (!sending || !known) return null;
    const answer = await (sending.act === 'add'
      ? addTeamMemberAs({ uid, customerId })(sending.member)
      : updateTeamMember(sending.change));
    const isInactive = sending.act === 'add' && !sending.member.isActive;
    return resultOf(isInactive ? 'addInactive' : sending.act, answer, earlier.get(line));
  };

  const run = async (toRun: readonly number[]) => {
    if (state === 'running' || state === 'stopping') return;
    isStopped.current = false;
    setLines(toRun);
    setState('running');
    const end = await runSequentially(toRun, {
      send,
      onResult: (line, result) => setResults((current) => new Map(current).set(line, result)),
      isLost: ({ kind }) => kind === 'lost',
      isStopped: () => isStopped.current,
    });
    setState(end);
  };

  return {
    /** Whether the dry run's data is loaded. */
    live: combineLive([team, subscriptions], () => null),
    table,
    mapping,
    listed,
    beyondAsInactive,
    state,
    isRunning: state === 'running' || state === 'stopping',
    /** The room a plan would need for all rows to import. */
    need: judged && limits ? planNeedForImport({ judged, limits, leftOut }) : {},
    /** The lines of the current or last run. */
    lines,
    toRun: linesToRun(listed),
    toRetry: linesToRetry(listed),
    setBeyondAsInactive,
    open: (opened: ImportTable | null) => {
      setTable(opened);
      setMapping(opened ? memberColumns(opened.headers) : {});
      setLeftOut(noLines);
      setResults(noResults);
      setState('notStarted');
    },
    setMapping,
    take,
    run,
    stop: () => {
      isStopped.current = true;
      setState((current) => (current === 'running' ? 'stopping' : current));
    },
  };
}

export type ImportState = ReturnType<typeof useImport>;
