import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { appCheckKeyOf } from '../../build/appCheckConfig.ts';
import { firebaseTools } from '../firebaseTools.ts';
import { bundleFunctions } from './bundleFunctions.ts';
import { Site } from '../release/Site.ts';
import { checkDeployment, type DeployConfig, type Finding } from './checkDeployment.ts';
import { reportHeaders } from './checkHeaders.ts';
import { checkLive } from './checkLive.ts';
import { configFile, deployCommand, hasLogin } from './deployCommand.ts';
import { deployedConfig } from './deployedConfig.ts';
import { measurementIdAt } from './measurementId.ts';
import type { DeployOptions } from './options.ts';

const loginNeeded =
  'Nobody is logged in at Firebase: run "npm run firebase -- login", or set GOOGLE_APPLICATION_CREDENTIALS to the key file of a service account.';

/**
 * Checks and deploys the product; a dry run stops before the last.
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
  const tools = dryRun ? null : await toolsWithLogin(root, print);
  if (!dryRun && tools === null) return 1;
  const firebaseJson = readFileSync(join(root, 'firebase.json'), 'utf8');
  const config = JSON.parse(firebaseJson) as DeployConfig;
  const source = config.functions?.source;
  const functions =
    only.includes('functions') && source !== undefined ? await bundleFunctions(root, join(root, source)) : [];
  const site = new Site(resolve(root, options.site));
  const findings = checkDeployment(root, config, only, site);
  if (only.includes('hosting') && findings[0]?.ok) findings.push(await liveFinding(site, options));
  const measurementId = only.includes('hosting') ? await measurementIdAt(options.url) : null;
  const appCheckKey = only.includes('hosting') ? appCheckKeyOf(site.folder) : null;
  const problems = findings.flatMap((finding) => (finding.ok ? [] : [finding.message]));
  print(`\nTo ${project}:\n`);
  for (const finding of findings) if (finding.ok) print(`  ${finding.line}`);
  if (measurementId !== null)
    print(`  ${'usage statistics'.padEnd(18)} ${measurementId}, with Google's hosts allowed`);
  if (appCheckKey !== null)
    print(`  ${'App Check'.padEnd(18)} ${appCheckKey}, with reCAPTCHA's hosts allowed`);
  for (const name of functions) print(`  ${'function'.padEnd(18)} ${name}`);
  if (problems.length > 0) {
    print(`\nNothing was deployed:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    return 1;
  }
  print(`\n${dryRun ? 'Nothing was deployed. Without --dry-run: ' : ''}firebase ${command.join(' ')}\n`);
  if (tools === null) return 0;
  const generated = join(root, configFile);
  try {
    if (only.includes('hosting')) {
      const page = readFileSync(join(site.folder, 'index.html'), 'utf8');
      const facts = {
        project,
        site: site.folder,
        isMeasured: measurementId !== null,
        isAttested: appCheckKey !== null,
      };
      writeFileSync(generated, deployedConfig(firebaseJson, page, facts));
    }
    const code = runNode(root, [scriptOf(tools), ...command]);
    return code === 0 && only.includes('hosting') ? await reportHeaders(options.url, print) : code;
  } finally {
    rmSync(generated, { force: true });
  }
}

/** A dry run works without a network: it only says what it could not compare. */
async function liveFinding(site: Site, options: DeployOptions): Promise<Finding> {
  const live = await checkLive(site, options);
  const label = 'hosting'.padEnd(18);
  if (live.ok) return { ok: true, line: `${label} ${live.line}` };
  return options.dryRun && live.failed
    ? { ok: true, line: `${label} not compared with what is online: ${live.message}` }
    : { ok: false, message: `hosting: ${live.message}` };
}

const scriptOf = (tools: string): string => join(tools, 'lib/bin/firebase.js');

/** The folder of firebase-tools; null, with a line that says why, when it can't be had or nobody is logged in. */
async function toolsWithLogin(root: string, print: (line: string) => void): Promise<string | null> {
  let tools: string;
  try {
    tools = await firebaseTools(root, print);
  } catch (error) {
    print((error as Error).message);
    return null;
  }
  const args = [scriptOf(tools), 'login:list', '--json'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (hasLogin(stdout, process.env)) return tools;
  print(loginNeeded);
  return null;
}

/** Runs a script in this terminal, which may ask questions there. @returns its exit code; 1 when a signal ended it */
function runNode(root: string, args: readonly string[]): number {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
