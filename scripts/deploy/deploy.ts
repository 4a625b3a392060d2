import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeRules } from '../../backend/rules/assembleRules.ts';
import { appCheckKeyOf } from '../../build/appCheckConfig.ts';
import { pushKeyOf } from '../../build/pushConfig.ts';
import { siteMapOf } from '../../build/mapConfig.ts';
import { firebaseTools } from '../onDemand/firebaseTools.ts';
import { firebaseToken } from '../google/googleLogin.ts';
import { bundleFunctions } from './functions/bundleFunctions.ts';
import { mergeDeclarations } from './functions/FunctionsBundle.ts';
import { parameterProblems } from './functions/deletedFunctions.ts';
import { Site } from '../release/Site.ts';
import { checkDeployment, functionsFolders, type DeployConfig, type Finding } from './checkDeployment.ts';
import { reportHeaders } from './online/checkHeaders.ts';
import { checkLive } from './checkLive.ts';
import { configFile, deployCommands } from './deployCommand.ts';
import { deployedConfig } from './deployedConfig.ts';
import { checkRegistry } from './online/checkRegistry.ts';
import { measurementIdAt } from './online/measurementId.ts';
import type { DeployOptions } from './options.ts';
import { refusals, type Login } from './refusals.ts';

const loginNeeded =
  'No Firebase login found. Run "npm run firebase -- login", or set GOOGLE_APPLICATION_CREDENTIALS to a service account key file.';

/**
 * Checks and deploys the product; a dry run only checks.
 *
 * @param root absolute path of the repository
 * @param print receives lines for the user
 * @returns the exit code
 */
export async function deploy(
  root: string,
  options: DeployOptions,
  print: (line: string) => void,
): Promise<number> {
  const { only, codebases, project, dryRun } = options;
  const login = dryRun ? null : await logIn(root, project, print);
  if (!dryRun && login === null) return 1;
  const firebaseJson = readFileSync(join(root, 'firebase.json'), 'utf8');
  if (only.includes('firestore')) writeRules(root);
  const config = JSON.parse(firebaseJson) as DeployConfig;
  const folders = functionsFolders(config);
  const bundles =
    codebases.length > 0 && folders !== null
      ? await bundleFunctions(root, join(root, folders.bundles), codebases)
      : [];
  const site = new Site(resolve(root, options.site));
  const findings = checkDeployment(root, config, options, site);
  if (only.includes('hosting') && findings[0]?.ok) findings.push(...(await liveFindings(site, options)));
  const measurementId = only.includes('hosting') ? await measurementIdAt(options.url) : null;
  const appCheckKey = only.includes('hosting') ? appCheckKeyOf(site.folder) : null;
  const pushKey = only.includes('hosting') ? pushKeyOf(site.folder) : null;
  const mapOrigins = (only.includes('hosting') ? siteMapOf(site.folder) : null)?.origins ?? [];
  print(`\nTo ${project}:\n`);
  for (const finding of findings) if (finding.ok) print(`  ${finding.line}`);
  if (measurementId !== null)
    print(`  ${'usage statistics'.padEnd(18)} ${measurementId}, with Google's hosts allowed`);
  if (appCheckKey !== null)
    print(`  ${'App Check'.padEnd(18)} ${appCheckKey}, with reCAPTCHA's hosts allowed`);
  if (pushKey !== null) print(`  ${'push'.padEnd(18)} ${pushKey}, with Firebase's hosts allowed`);
  if (mapOrigins.length > 0) print(`  ${'map'.padEnd(18)} ${mapOrigins.join(', ')} allowed`);
  for (const { codebase, functions } of bundles)
    for (const name of functions) print(`  ${'function'.padEnd(18)} ${name} (${codebase})`);
  const problems = [
    ...findings.flatMap((finding) => (finding.ok ? [] : [finding.message])),
    ...parameterProblems(
      join(root, folders?.parameters ?? ''),
      project,
      mergeDeclarations(bundles).parameters,
    ),
    ...(login ? await refusals(root, options, login, bundles) : []),
  ];
  if (problems.length > 0) {
    print(`\nNothing was deployed:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    return 1;
  }
  const commands = deployCommands(options);
  if (login === null) {
    print('\nNothing was deployed. Without --dry-run:\n');
    for (const command of commands) print(`  firebase ${command.join(' ')}`);
    return 0;
  }
  const generated = join(root, configFile);
  try {
    if (only.includes('hosting')) {
      const page = readFileSync(join(site.folder, 'index.html'), 'utf8');
      const facts = {
        project,
        site: site.folder,
        isMeasured: measurementId !== null,
        isAttested: appCheckKey !== null,
        isPushed: pushKey !== null,
        mapOrigins,
      };
      writeFileSync(generated, deployedConfig(firebaseJson, page, facts));
    }
    for (const command of commands) {
      print(`\nfirebase ${command.join(' ')}\n`);
      const code = runNode(root, [join(login.tools, 'lib/bin/firebase.js'), ...command]);
      if (code !== 0) return code;
    }
    return only.includes('hosting') ? await reportHeaders(options.url, print) : 0;
  } finally {
    rmSync(generated, { force: true });
  }
}

/** Compares the site with what is online. A dry run works offline: it only reports what it couldn't compare. */
async function liveFindings(site: Site, options: DeployOptions): Promise<Finding[]> {
  const document = site.document();
  const online = [await checkLive(site, options)];
  if (online[0]!.ok && document.ok && document.value)
    online.push(await checkRegistry(options.url, document.value));
  const label = 'hosting'.padEnd(18);
  return online.map((live) => {
    if (live.ok) return { ok: true, line: `${label} ${live.line}` };
    return options.dryRun && live.failed
      ? { ok: true, line: `${label} not compared with what is online: ${live.message}` }
      : { ok: false, message: `hosting: ${live.message}` };
  });
}

/** firebase-tools with a token. Prints why and returns null if firebase-tools isn't available or there is no login. */
async function logIn(root: string, project: string, print: (line: string) => void): Promise<Login | null> {
  try {
    const tools = await firebaseTools(root, print);
    const token = firebaseToken(tools, root, project);
    if (token !== null) return { tools, token };
    print(loginNeeded);
  } catch (error) {
    print((error as Error).message);
  }
  return null;
}

/** Runs a script in this terminal. @returns its exit code; 1 if a signal ended it */
function runNode(root: string, args: readonly string[]): number {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
