import { parseArgs } from 'node:util';
import { isDocumentId } from 'shared-lib/domain';

/** The command line's options. */
export type RebuildOptions =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly reason: string }
  | {
      readonly kind: 'rebuild';
      readonly project: string;
      /** One account; null for all. */
      readonly customer: string | null;
    };

export const usage = `Usage: npm run summaries -- --project <id> [--customer <id>] [--allow-real-project] [--help]

Compares the summaries of one account, or of all, with their sources, and writes those that differ. Safe to repeat, and to run while
the product is in use.

  --project <id>        the Firebase project
  --customer <id>       only this account
  --allow-real-project  change a real project: run without FIRESTORE_EMULATOR_HOST
`;

const parsed = (args: readonly string[]) => {
  try {
    const options = {
      project: { type: 'string' },
      customer: { type: 'string' },
      'allow-real-project': { type: 'boolean' },
      help: { type: 'boolean' },
    } as const;
    return { ok: true, values: parseArgs({ args: [...args], options }).values } as const;
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) } as const;
  }
};

/**
 * Parses the command line of the rebuild.
 * @param args the arguments after the script's name
 * @param env names the emulator's address; without it, the command line must allow a real project
 */
export const parseRebuildOptions = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): RebuildOptions => {
  const wrong = (reason: string) => ({ kind: 'wrong', reason }) as const;
  const result = parsed(args);
  if (!result.ok) return wrong(result.reason);
  const { help, project, customer = null, 'allow-real-project': isRealAllowed } = result.values;
  if (help) return { kind: 'help' };
  if (!project) return wrong('Specify the project with --project.');
  if (customer !== null && !isDocumentId(customer)) return wrong(`'${customer}' isn't an account ID.`);
  if (!env.FIRESTORE_EMULATOR_HOST && !isRealAllowed) {
    return wrong(`FIRESTORE_EMULATOR_HOST not set: this would write to the real project '${project}'.`);
  }
  return { kind: 'rebuild', project, customer };
};
