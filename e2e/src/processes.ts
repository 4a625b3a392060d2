import { readdirSync, readFileSync } from 'node:fs';

/**
 * The processes on this machine with a variable in their environment. Processes inherit it, so this finds grandchildren too. Works on
 * systems with /proc.
 * @param assignment for example `NAME=value`.
 * @returns a line for each: its id and its command.
 */
export function processesWith(assignment: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const variables = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
        return variables.includes(assignment)
          ? [`${pid} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')}`]
          : [];
      } catch {
        // It has ended in the meantime, or is another user's.
        return [];
      }
    });
}
