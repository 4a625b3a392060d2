import { parseArgs } from 'node:util';
import { projectOf, projectOptions } from '../../../kernel/project/projectOf.ts';
import { problemDays } from './domain/groupProblems.ts';

/** The command line's options. */
export type ProblemsOptions =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly reason: string }
  | {
      readonly kind: 'list';
      readonly project: string;
      readonly days: number;
      /** A module's name, or `shell`; null for all. */
      readonly module: string | null;
    };

export const usage = `Usage: npm run problems -- [--days N] [--module NAME] --project <id> [--allow-real-project]

Lists errors in people's pages, by module, version and cohort, and what the Content-Security-Policy blocked there, by directive and
host, the most frequent first.

  --days N              only the last N days, 1 to ${problemDays} (default 1); older ones are deleted
  --module NAME         only one module, such as mf-team or shell
  --project <id>        the Firebase project (default: GCLOUD_PROJECT)
  --allow-real-project  read a real project: run without FIRESTORE_EMULATOR_HOST
`;

const parsed = (args: readonly string[]) => {
  try {
    const options = { ...projectOptions, days: { type: 'string' }, module: { type: 'string' } } as const;
    return { ok: true, ...parseArgs({ args: [...args], options }) } as const;
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) } as const;
  }
};

/**
 * Parses the command line of `npm run problems`.
 * @param args the arguments after the script's name
 */
export const parseProblemsOptions = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): ProblemsOptions => {
  const wrong = (reason: string) => ({ kind: 'wrong', reason }) as const;
  const result = parsed(args);
  if (!result.ok) return wrong(result.reason);
  const { values } = result;
  if (values.help) return { kind: 'help' };
  const found = projectOf(values, env);
  if (!found.ok) return wrong(found.reason);
  const { days = '1', module = null } = values;
  if (!/^[1-9]\d?$/.test(days) || Number(days) > problemDays)
    return wrong(`--days must be a whole number from 1 to ${problemDays}, not '${days}'.`);
  return { kind: 'list', project: found.project, days: Number(days), module };
};
