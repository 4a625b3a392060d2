import { readdirSync, readFileSync } from 'node:fs';

/**
 * The processes of this machine that have a variable in their environment. A process inherits it, so this finds the
 * children of children too. Works where the system has /proc.
 * @param assignment such as `NAME=value`.
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
        // It has ended meanwhile, or is another user's.
        return [];
      }
    });
}
