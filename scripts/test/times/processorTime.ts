import { readdirSync, readFileSync } from 'node:fs';

/** USER_HZ, which is 100 on every Linux platform that Node supports. */
const ticksPerSecond = 100;

/** A process as described by Linux in `/proc/PID/stat`. */
export interface ProcessStat {
  readonly pid: number;
  readonly parent: number;
  /** Processor seconds of the process and of its exited children. */
  readonly seconds: number;
}

/** Parses `/proc/PID/stat` (proc_pid_stat(5)). The program name, in parentheses, may itself contain spaces and parentheses. */
export function parseStat(content: string): ProcessStat {
  const fields = content.slice(content.lastIndexOf(')') + 2).split(' ');
  // Fields 14 to 17: own time in user and system mode, then that of exited children.
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return {
    pid: Number.parseInt(content, 10),
    parent: Number(fields[1]),
    seconds: ticks / ticksPerSecond,
  };
}

/**
 * Adds up the processor time of a process and its descendants.
 * @param all every existing process
 * @returns seconds; 0 for a process that is gone
 */
export function secondsOfTree(all: readonly ProcessStat[], root: number): number {
  const children = Map.groupBy(all, ({ parent }) => parent);
  const sum = ({ pid, seconds }: ProcessStat): number =>
    (children.get(pid) ?? []).reduce((total, child) => total + sum(child), seconds);
  const found = all.find(({ pid }) => pid === root);
  return found === undefined ? 0 : sum(found);
}

const readOrNull = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process has exited, or this system has no `/proc`.
    return null;
  }
};

/** Every process of the machine; empty without `/proc`. */
export function allProcesses(): ProcessStat[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => readOrNull(`/proc/${pid}/stat`))
      .filter((content) => content !== null)
      .map(parseStat);
  } catch {
    return [];
  }
}
