import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firebaseToolsFolder } from '../start/official/readOfficialFacts.ts';
import { bundleFunctions } from './bundleFunctions.ts';
import { checkDeployment, type DeployConfig } from './checkDeployment.ts';
import { deployCommand, hasLogin } from './deployCommand.ts';
import type { DeployOptions } from './options.ts';

const loginNeeded = `Nobody is logged in at Firebase. Run "npx firebase login", or set GOOGLE_APPLICATION_CREDENTIALS to the key file of a
service account.`;

/**
 * Builds, checks and deploys the product; a dry run stops before the last.
 *
 * @param root absolute path of the repository
 * @param print receives lines for a person
 * @returns the exit code
 */
export async function deploy(
  root: string,
  options: DeployOptions,
  print: (line: string) => void,
): Promise<number> {
  const { only, project, dryRun } = options;
  const command = deployCommand(options);
  if (!dryRun && !isLoggedIn(root)) {
    print(loginNeeded);
    return 1;
  }
  if (only.includes('hosting')) {
    const code = runNode(root, [join(root, 'build/build.ts')]);
    if (code !== 0) return code;
  }
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as DeployConfig;
  const source = config.functions?.source;
  const functions =
    only.includes('functions') && source !== undefined ? await bundleFunctions(root, join(root, source)) : [];
  const findings = checkDeployment(root, config, only);
  const problems = findings.flatMap((finding) => (finding.ok ? [] : [finding.message]));
  print(`\nTo ${project}:\n`);
  for (const finding of findings) if (finding.ok) print(`  ${finding.line}`);
  for (const name of functions) print(`  ${'function'.padEnd(18)} ${name}`);
  if (problems.length > 0) {
    print(`\nNothing was deployed:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    return 1;
  }
  print(`\n${dryRun ? 'Nothing was deployed. Without --dry-run: ' : ''}firebase ${command.join(' ')}\n`);
  return dryRun ? 0 : runNode(root, [firebaseScript(root), ...command]);
}

function firebaseScript(root: string): string {
  return join(firebaseToolsFolder(root), 'lib/bin/firebase.js');
}

function isLoggedIn(root: string): boolean {
  const { stdout } = spawnSync(process.execPath, [firebaseScript(root), 'login:list', '--json'], {
    cwd: root,
    encoding: 'utf8',
  });
  return hasLogin(stdout, process.env);
}

/** Runs a script in this terminal, which may ask questions there. @returns its exit code; 1 when a signal ended it */
function runNode(root: string, args: readonly string[]): number {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
