import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parameterProblems, parametersFile } from '../../deploy/functions/deletedFunctions.ts';
import type { GoogleApi } from '../../google/googleApi.ts';
import { grant, missingGrants, readPolicy } from '../iamPolicy.ts';
import { read, write, type Plan, type Step } from '../Step.ts';
import { functionsAccountOf } from './accounts.ts';

/** The functions' declarations, by name. */
export interface Declared {
  readonly parameters: readonly string[];
  readonly secrets: readonly string[];
}

/** Value of unused secrets: a secret must exist to deploy. */
const none = 'off';

/** The secrets that functions read, accessible only to the functions' account. */
export function secretSteps(api: GoogleApi, { project }: Plan, { secrets }: Declared): Step[] {
  return secrets.map((name): Step => {
    const host = 'secretmanager.googleapis.com/v1';
    const secret = `${host}/projects/${project}/secrets/${name}`;
    const place = { kind: 'secret', resource: secret } as const;
    const grants = [
      { role: 'roles/secretmanager.secretAccessor', member: `serviceAccount:${functionsAccountOf(project)}` },
    ];
    const hasVersion = async (): Promise<boolean> => (await read(api, `${secret}/versions/latest`)) !== null;
    return {
      title: `secret ${name}`,
      check: async () => {
        if (!(await hasVersion())) return 'has no value';
        return missingGrants(await readPolicy(api, place), grants).length === 0
          ? null
          : 'functions may not read it';
      },
      perform: async () => {
        if (!(await hasVersion())) {
          const automatic = { replication: { automatic: {} } };
          await write(api, 'POST', `${host}/projects/${project}/secrets?secretId=${name}`, automatic);
          const payload = { data: Buffer.from(none).toString('base64') };
          await write(api, 'POST', `${secret}:addVersion`, { payload });
        }
        await grant(api, place, grants);
      },
      manualInstruction: `npm run firebase -- functions:secrets:set ${name} --project ${project}`,
    };
  });
}

/** The functions' parameters, in the repository. @param parameters absolute path of their folder */
export function parametersStep({ project }: Plan, declared: Declared, parameters: string): Step {
  const file = join(parameters, parametersFile(project));
  return {
    title: 'function parameters',
    check: () =>
      Promise.resolve(parameterProblems(parameters, project, declared.parameters).join(' ') || null),
    ...(!existsSync(file) && {
      perform: () => {
        mkdirSync(parameters, { recursive: true });
        writeFileSync(file, parametersOf(project, declared.parameters));
        return Promise.resolve();
      },
    }),
    manualInstruction: `Edit ${file}. See docs/messages.md and docs/payments.md for what each one means.`,
  };
}

/** A file with every parameter specific to this project: known values filled in, everything else off. */
function parametersOf(project: string, names: readonly string[]): string {
  const known: Readonly<Record<string, string>> = {
    APP_CHECK: 'off',
    SITE_URL: `https://${project}.web.app`,
  };
  const shared = ['FCM_API_URL', 'TWILIO_API_URL'];
  const lines = names
    .filter((name) => !shared.includes(name))
    .map((name) => `${name}=${known[name] ?? ''}\n`);
  return `# Parameters of the Cloud Functions in ${project}. Empty means "none". See docs/messages.md and docs/payments.md for what each one means.\n${lines.join('')}`;
}
