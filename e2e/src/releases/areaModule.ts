import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { demoPassword } from '../../../backend/seed/accounts.ts';
import { product } from '../product.ts';
import type { TeamFolder } from './outsideModule.ts';
import { copySources } from './stagedSources.ts';

const run = promisify(execFile);

/** A branch of this repository: a copy of its sources, in which an area's team releases the area with `valet-module`. */
export function createAreaBranch(name: string): TeamFolder {
  const branch = mkdtempSync(join(tmpdir(), `${name}-`));
  copySources(branch);
  const folder = join(branch, name);
  const command = join(branch, 'valet-module/bin/valet-module.mjs');
  return {
    name,
    folder,
    async cli(...args) {
      const { stdout } = await run(process.execPath, [command, ...args], { cwd: folder });
      return stdout;
    },
    edit(file, change) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`${file} is not as expected`);
      writeFileSync(path, after);
    },
    remove: () => rmSync(branch, { recursive: true, force: true }),
  };
}

/**
 * Counts a load of a module as an owner's page does, without a page.
 * @returns how many loads the rollout's guard counted
 */
export async function countLoadAs(
  email: string,
  load: { readonly module: string; readonly version: string; readonly hasProblem: boolean },
): Promise<number> {
  const { addresses, projectId } = product();
  const post = async <Answer>(address: string, body: object, token?: string): Promise<Answer> => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Answer;
  };
  const { idToken } = await post<{ idToken: string }>(
    `${addresses.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    { email, password: demoPassword, returnSecureToken: true },
  );
  const { result } = await post<{ result: { counted: number } }>(
    `${addresses.functions}/${projectId}/us-central1/countPageLoads`,
    { data: { loads: [load] } },
    idToken,
  );
  return result.counted;
}
