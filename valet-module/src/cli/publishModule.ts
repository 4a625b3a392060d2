import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { moduleManifestSchema } from 'shared-lib/contract';
import * as z from 'zod/mini';
import { containerIn } from '../../../build/containerIn.ts';
import { parsed } from '../../../scripts/release/fetchSite.ts';
import { done, refused, type Outcome } from '../../../scripts/release/Outcome.ts';
import { readFiles } from '../../../scripts/release/versionFolder.ts';
import {
  filesAddress,
  type ModuleFiles,
  type PublishFiles,
} from '../../../shared-lib/src/contract/registryCalls.ts';
import { versionField } from '../../../shared-lib/src/contract/releases.ts';
import type { ModuleSource } from '../readSource.ts';
import { signText } from '../../../build/signText.ts';
import { readKey } from '../registry/keys.ts';
import { send } from '../registry/send.ts';

const answerSchema = z.object({ version: z.string(), isNew: z.boolean() });

/**
 * Reads a build that was made elsewhere, such as for a pull request. Only previews are published like this: versions to
 * roll out are built and checked where they are signed.
 * @param folder absolute; named after the version
 * @returns the module as it was built
 */
export function readBuilt(name: string, folder: string): Outcome<ModuleSource> {
  const version = versionField.safeParse(basename(folder));
  if (!version.success || !version.data.includes('-'))
    return refused(`${basename(folder)} isn't the version of a preview, such as 0.2.0-pr.12.`);
  const file = join(folder, 'module.json');
  if (!existsSync(file)) return refused(`${file} is missing: this isn't a module build.`);
  const manifest = moduleManifestSchema.safeParse(parsed(readFileSync(file, 'utf8')));
  if (!manifest.success) return refused(`${file}: ${z.prettifyError(manifest.error)}`);
  if (manifest.data.name !== name) return refused(`${folder} is a build of ${manifest.data.name}.`);
  return done({ folder, version: version.data, manifest: manifest.data });
}

/** How to see a published version that no one gets yet. */
const howToSee = (name: string, version: string) => [
  `To see it: npx valet-module dev --published ${version}`,
  `Accounts named in ${name}'s candidate can also open the site and choose the build /${name}/${version}/ in Help.`,
];

/** Uploads a built version, signed. @param folder of the build */
export async function publishModule(
  { manifest, version }: ModuleSource,
  folder: string,
  { origin, keyFile, print }: { origin: string; keyFile: string; print: (line: string) => void },
): Promise<Outcome<void>> {
  const key = readKey(keyFile, process.env);
  if (!key.ok) return key;
  const container = containerIn(folder);
  if (!container) return refused(`${folder} has no container.`);
  const files = readFiles(folder);
  const text: ModuleFiles = { module: manifest.name, version, manifest, container, files: { ...files } };
  const body: PublishFiles = {
    signed: signText('module-files', JSON.stringify(text), key.value),
    content: Object.fromEntries(
      Object.keys(files).map((path) => [path, readFileSync(join(folder, path)).toString('base64')]),
    ),
  };
  const sent = await send(origin, filesAddress(manifest.name), body, answerSchema);
  if (!sent.ok) return sent;
  print(
    sent.value.isNew
      ? `Published ${manifest.name} ${version}, ${Object.keys(files).length} files. No one gets it yet.`
      : `${manifest.name} ${version} is already published with the same content.`,
  );
  for (const line of howToSee(manifest.name, version)) print(line);
  return done(undefined);
}
