import type { DeployOptions } from './options.ts';

/**
 * Where the configuration of a deployment is written. firebase-tools treats the folder of this file as the project's.
 */
export const configFile = 'firebase.deploy.json';

/** The arguments with which Firebase's own command does what was asked for. */
export function deployCommand({ project, only }: DeployOptions): string[] {
  const config = only.includes('hosting') ? ['--config', configFile] : [];
  return ['deploy', '--project', project, '--only', only.join(','), ...config];
}

/**
 * Whether Firebase's command has someone to act for.
 *
 * @param accountList what `firebase login:list --json` printed
 */
export function hasLogin(accountList: string, environment: Readonly<NodeJS.ProcessEnv>): boolean {
  if (environment.GOOGLE_APPLICATION_CREDENTIALS || environment.FIREBASE_TOKEN) return true;
  try {
    const { result } = JSON.parse(accountList) as { result?: unknown };
    return Array.isArray(result) && result.length > 0;
  } catch {
    return false;
  }
}
