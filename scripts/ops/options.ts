import { parseArgs } from 'node:util';
import type { NothingToRun } from '../answerCommandLine.ts';
import { projectProblem } from '../google/googleApi.ts';
import { argumentError } from '../start/options.ts';

/** Parsed options of `npm run ops`. */
export interface OpsCommand {
  readonly project: string;
  readonly host: string;
  readonly email: string | null;
  readonly dryRun: boolean;
}

export type ParsedOps = NothingToRun | { readonly kind: 'apply'; readonly options: OpsCommand };

export const usage = `Usage: npm run ops -- --project ID [options]

Brings the alerts, uptime checks, log metrics, objectives and dashboard of a Google Cloud project in line with ops/
(docs/operations.md). Uses the gcloud login or GOOGLE_ACCESS_TOKEN. Safe to repeat; ignores what it didn't create.

  --project ID  the project; there is no default
  --host HOST   where the site is online (default ID.web.app)
  --email WHO   who receives the alerts
  --dry-run     say what would change, and change nothing
  --help        print this
`;

/** Parses the command line of `npm run ops`. @param args the arguments after the script's name */
export function parseOps(args: readonly string[]): ParsedOps {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (error) {
    return { kind: 'wrong', message: argumentError(error) };
  }
  if (values.help) return { kind: 'help' };
  const { project = '', email = null } = values;
  const problem = projectProblem('--project', project);
  if (problem !== null) return { kind: 'wrong', message: problem };
  const host = values.host ?? `${project}.web.app`;
  if (!/^[a-z0-9.-]+$/.test(host))
    return { kind: 'wrong', message: `--host must be a host name, not "${host}".` };
  if (email !== null && !/^[^@\s]+@[^@\s]+$/.test(email))
    return { kind: 'wrong', message: `--email must be an email address, not "${email}".` };
  return { kind: 'apply', options: { project, host, email, dryRun: values['dry-run'] ?? false } };
}

// The result type depends on these literals, so it is inferred.
function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    strict: true,
    allowPositionals: false,
    options: {
      project: { type: 'string' },
      host: { type: 'string' },
      email: { type: 'string' },
      'dry-run': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  }).values;
}
