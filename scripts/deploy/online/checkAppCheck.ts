import * as z from 'zod/mini';
import type { Finding } from '../checkDeployment.ts';

/** With what Firebase is asked. */
export interface AppCheckAsk {
  readonly project: string;
  /** An access token of someone who may look at the project. */
  readonly token: string;
  /** Firebase's own address, or that of a stand-in. */
  readonly api: string;
}

/** What Firebase itself guards, by its name there; callables are guarded by `APP_CHECK` of the functions. */
const services = {
  'firestore.googleapis.com': 'Firestore',
  'firebasestorage.googleapis.com': 'Storage',
  'identitytoolkit.googleapis.com': 'Auth',
} as const;

const modeSchema = z.object({
  // What was never set is left out.
  enforcementMode: z._default(z.enum(['OFF', 'UNENFORCED', 'ENFORCED']), 'OFF'),
});

const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

const words = { OFF: 'off', UNENFORCED: 'watched, not enforced', ENFORCED: 'enforced' } as const;

/**
 * The command that lets Firebase refuse whoever is not attested.
 * @param service its name at Google
 */
export const enforcing = (project: string, service: string): string =>
  `curl -X PATCH -H "Authorization: Bearer $(gcloud auth print-access-token)" -H "X-Goog-User-Project: ${project}" -H "Content-Type: application/json" -d '{"enforcementMode":"ENFORCED"}' "https://firebaseappcheck.googleapis.com/v1/projects/${project}/services/${service}?updateMask=enforcementMode"`;

async function findingOf(
  { project, token, api }: AppCheckAsk,
  service: string,
  name: string,
): Promise<Finding> {
  try {
    const answer = await fetch(new URL(`/v1/projects/${project}/services/${service}`, api), {
      headers: { authorization: `Bearer ${token}`, 'x-goog-user-project': project },
      signal: AbortSignal.timeout(20_000),
    });
    const body: unknown = await answer.json();
    if (!answer.ok) {
      const refusal = z.safeParse(refusalSchema, body);
      const why = refusal.success ? refusal.data.error.message : `Firebase answered ${answer.status}.`;
      return { ok: false, message: `${name}: ${why}` };
    }
    const read = z.safeParse(modeSchema, body);
    if (!read.success) return { ok: false, message: `${name}: Firebase’s answer is not what it should be.` };
    const mode = read.data.enforcementMode;
    return mode === 'ENFORCED'
      ? { ok: true, line: `${name.padEnd(18)} ${words[mode]}` }
      : {
          ok: false,
          message: `${name}: ${words[mode]}. This enforces it:\n    ${enforcing(project, service)}`,
        };
  } catch (error) {
    return { ok: false, message: `${name}: Firebase could not be reached at ${api}: ${String(error)}` };
  }
}

/** Asks Firebase whether Firestore, Storage and Auth refuse whoever is not attested. Changes nothing. */
export const checkAppCheck = (ask: AppCheckAsk): Promise<Finding[]> =>
  Promise.all(Object.entries(services).map(([service, name]) => findingOf(ask, service, name)));

/**
 * Says whether App Check is enforced for a project.
 *
 * @param environment has the token as GOOGLE_ACCESS_TOKEN; a stand-in of Firebase also APP_CHECK_API_ADDRESS
 * @param print receives lines for a person
 * @returns the exit code
 */
export async function reportAppCheck(
  project: string,
  environment: Readonly<NodeJS.ProcessEnv>,
  print: (line: string) => void,
): Promise<number> {
  const token = environment['GOOGLE_ACCESS_TOKEN'];
  if (!token) {
    print('GOOGLE_ACCESS_TOKEN is missing: set it to what "gcloud auth print-access-token" prints.');
    return 1;
  }
  const api = environment['APP_CHECK_API_ADDRESS'] || 'https://firebaseappcheck.googleapis.com';
  const findings = await checkAppCheck({ project, token, api });
  print(`App Check of ${project}:\n`);
  for (const finding of findings) if (finding.ok) print(`  ${finding.line}`);
  const problems = findings.flatMap((finding) => (finding.ok ? [] : [finding.message]));
  if (problems.length === 0) return 0;
  print(`\nNot enforced:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  return 1;
}
