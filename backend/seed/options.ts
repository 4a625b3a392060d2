import { parseArgs } from 'node:util';

/** The data sets, in the order of seeding. */
const seedNames = ['demo', 'big'] as const;

export type SeedName = (typeof seedNames)[number];

/** The command line's options. */
export type SeedOptions =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly reason: string }
  | {
      readonly kind: 'seed';
      readonly project: string;
      readonly only: readonly SeedName[];
      readonly withoutUsers: boolean;
    };

export const usage = `Usage: node backend/seed/seed.ts --project <id> [--only demo|big] [options]

Writes the demo data with firebase-admin, as an import would. Keeps existing data; the next run completes an
interrupted one.

  --project <id>        the Firebase project
  --only demo|big       only one data set: the demo accounts, or the large operator, big@demo.test
  --without-users       the project isn't in use meanwhile, so document triggers may be off for most documents
  --allow-real-project  seed a real project: run without FIRESTORE_EMULATOR_HOST and FIREBASE_AUTH_EMULATOR_HOST
`;

const isSeedName = (name: string): name is SeedName => seedNames.some((known) => known === name);

const parsed = (args: readonly string[]) => {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        project: { type: 'string' },
        only: { type: 'string' },
        'without-users': { type: 'boolean' },
        'allow-real-project': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    return { ok: true, values } as const;
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) } as const;
  }
};

/**
 * Parses the command line of the seed.
 * @param args the arguments after the script's name
 * @param env names the emulators' addresses; without both, the command line must name a real project
 */
export const parseSeedOptions = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): SeedOptions => {
  const result = parsed(args);
  if (!result.ok) return { kind: 'wrong', reason: result.reason };
  const { values } = result;
  if (values.help === true) return { kind: 'help' };
  if (!values.project) return { kind: 'wrong', reason: 'Specify the project with --project.' };
  if (values.only !== undefined && !isSeedName(values.only)) {
    return { kind: 'wrong', reason: `There is no data set '${values.only}': --only takes demo or big.` };
  }
  const missing = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'].filter((name) => !env[name]);
  if (missing.length > 0 && values['allow-real-project'] !== true) {
    const reason = `${missing.join(' and ')} not set: this would write to the real project '${values.project}'.`;
    return { kind: 'wrong', reason };
  }
  return {
    kind: 'seed',
    project: values.project,
    only: values.only === undefined ? seedNames : [values.only],
    withoutUsers: values['without-users'] === true,
  };
};
