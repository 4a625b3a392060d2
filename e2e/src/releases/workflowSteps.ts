import { execFile } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../build/workspaces.ts';

const run = promisify(execFile);

/** The commands of a named step in the workflow for modules. */
function commandsOf(step: string): string {
  const lines = readFileSync(join(root, '.github/workflows/module.yml'), 'utf8').split('\n');
  const named = lines.findIndex((line) => line.trim() === `- name: ${step}`);
  const from = lines.findIndex((line, at) => at > named && line.trim() === 'run: |');
  if (named === -1 || from === -1) throw new Error(`The workflow has no step "${step}" with commands`);
  const depth = lines[from]!.indexOf('run');
  const length = lines.slice(from + 1).findIndex((line) => line.trim() !== '' && line.search(/\S/) <= depth);
  return lines.slice(from + 1, length === -1 ? undefined : from + 1 + length).join('\n');
}

/**
 * Runs the commands of a named step of the workflow for modules, as GitHub does.
 * @param folder of the module's repository
 * @param environment of the step
 * @returns the comment that the step leaves on the pull request; null for none
 * @throws Error with its output if it fails
 */
export async function runWorkflowStep(
  step: string,
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<string | null> {
  const bin = mkdtempSync(join(tmpdir(), 'workflow-'));
  const comment = join(bin, 'comment.txt');
  // GitHub's own command stores the comment that it would send.
  writeFileSync(join(bin, 'gh'), `#!/bin/sh\nfor last; do :; done\ncp "$last" ${comment}\n`);
  chmodSync(join(bin, 'gh'), 0o755);
  try {
    await run('bash', ['-e', '-o', 'pipefail', '-c', commandsOf(step)], {
      cwd: folder,
      env: { ...process.env, ...environment, PATH: `${bin}:${process.env.PATH ?? ''}` },
    });
    return existsSync(comment) ? readFileSync(comment, 'utf8') : null;
  } finally {
    rmSync(bin, { recursive: true, force: true });
  }
}
