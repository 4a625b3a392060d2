import { parseArgs } from 'node:util';
import { projectOf, projectOptions } from '../../../kernel/project/projectOf.ts';

/** The command line's options. */
export type SupportOptions =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly reason: string }
  | { readonly kind: 'list'; readonly project: string; readonly isAll: boolean }
  | {
      readonly kind: 'answer';
      readonly project: string;
      readonly number: number;
      readonly text: string;
      readonly isOpen: boolean;
    };

export const usage = `Usage: npm run support -- list [--all] --project <id> [--allow-real-project]
       npm run support -- answer <number> "<text>" [--open] --project <id> [--allow-real-project]

Lists support requests, or answers one. Its author gets the answer by email and sees it with the request.

  --project <id>        the Firebase project (default: GCLOUD_PROJECT)
  --all                 include resolved ones
  --open                keep the request open, because something remains to be done
  --allow-real-project  use a real project: run without FIRESTORE_EMULATOR_HOST

SITE_URL is where the email's link leads, SUPPORT_EMAIL where replies to it go.
`;

const parsed = (args: readonly string[]) => {
  try {
    const options = { ...projectOptions, all: { type: 'boolean' }, open: { type: 'boolean' } } as const;
    return { ok: true, ...parseArgs({ args: [...args], options, allowPositionals: true }) } as const;
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) } as const;
  }
};

/**
 * Parses the command line of support.
 * @param args the arguments after the script's name
 * @param env names the emulator's address; without it, the command line must allow a real project
 */
export const parseSupportOptions = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): SupportOptions => {
  const wrong = (reason: string) => ({ kind: 'wrong', reason }) as const;
  const result = parsed(args);
  if (!result.ok) return wrong(result.reason);
  const { values, positionals } = result;
  if (values.help) return { kind: 'help' };
  const found = projectOf(values, env);
  if (!found.ok) return wrong(found.reason);
  const { project } = found;
  const [command, number = '', text, ...more] = positionals;
  if (command === 'list' && positionals.length === 1) {
    return { kind: 'list', project, isAll: values.all ?? false };
  }
  if (command !== 'answer') return wrong("Specify 'list', or 'answer' with a number and a text.");
  if (!/^[1-9]\d{0,8}$/.test(number)) return wrong(`'${number}' isn't a request number.`);
  if (text === undefined || more.length > 0) return wrong('Give the answer as one text, in quotes.');
  return { kind: 'answer', project, number: Number(number), text, isOpen: values.open ?? false };
};
