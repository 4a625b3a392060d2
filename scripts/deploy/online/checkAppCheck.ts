import * as z from 'zod/mini';
import { ask, type GoogleApi } from '../../google/googleApi.ts';
import { googleLogin, googleLoginNeeded } from '../../google/googleLogin.ts';
import type { Finding } from '../checkDeployment.ts';

/** Services guarded by Firebase itself, by its names; callables are guarded by the functions' `APP_CHECK`. */
const services = {
  'firestore.googleapis.com': 'Firestore',
  'firebasestorage.googleapis.com': 'Storage',
  'identitytoolkit.googleapis.com': 'Auth',
} as const;

const modeSchema = z.object({
  // Services never configured are omitted.
  enforcementMode: z._default(z.enum(['OFF', 'UNENFORCED', 'ENFORCED']), 'OFF'),
});

const words = { OFF: 'off', UNENFORCED: 'monitored, not enforced', ENFORCED: 'enforced' } as const;

/**
 * The command that makes Firebase reject unattested clients.
 * @param service its name at Google
 */
export const enforceCommand = (project: string, service: string): string =>
  `curl -X PATCH -H "Authorization: Bearer $(gcloud auth print-access-token)" -H "X-Goog-User-Project: ${project}" -H "Content-Type: application/json" -d '{"enforcementMode":"ENFORCED"}' "https://firebaseappcheck.googleapis.com/v1/projects/${project}/services/${service}?updateMask=enforcementMode"`;

async function findingOf(api: GoogleApi, project: string, service: string, name: string): Promise<Finding> {
  try {
    const path = `firebaseappcheck.googleapis.com/v1/projects/${project}/services/${service}`;
    const read = z.safeParse(modeSchema, await ask(api, 'GET', path));
    if (!read.success) return { ok: false, message: `${name}: Firebase sent an unexpected answer.` };
    const mode = read.data.enforcementMode;
    if (mode === 'ENFORCED') return { ok: true, line: `${name.padEnd(18)} ${words[mode]}` };
    const how = `To enforce it:\n    ${enforceCommand(project, service)}`;
    return { ok: false, message: `${name}: ${words[mode]}. ${how}` };
  } catch (error) {
    return { ok: false, message: `${name}: ${(error as Error).message}` };
  }
}

/**
 * Asks Firebase whether Firestore, Storage and Auth reject unattested clients, and reports it. Changes nothing.
 *
 * @param environment for `googleLogin`
 * @param print receives lines for the user
 * @returns the exit code
 */
export async function reportAppCheck(
  project: string,
  environment: Readonly<NodeJS.ProcessEnv>,
  print: (line: string) => void,
): Promise<number> {
  const api = googleLogin(project, environment);
  if (api === null) {
    print(googleLoginNeeded);
    return 1;
  }
  const findings = await Promise.all(
    Object.entries(services).map(([service, name]) => findingOf(api, project, service, name)),
  );
  print(`App Check of ${project}:\n`);
  for (const finding of findings) if (finding.ok) print(`  ${finding.line}`);
  const problems = findings.flatMap((finding) => (finding.ok ? [] : [finding.message]));
  if (problems.length === 0) return 0;
  print(`\nNot enforced:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  return 1;
}
