import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { containerIn } from '../../../build/containerIn.ts';
import { done, refused, type Outcome } from '../../../scripts/release/Outcome.ts';
import { readFiles } from '../../../scripts/release/versionFolder.ts';
import {
  filesAddress,
  type ModuleFiles,
  type PublishFiles,
} from '../../../shared-lib/src/contract/registryCalls.ts';
import type { ModuleSource } from '../readSource.ts';
import { signText } from '../../../build/signText.ts';
import { readKey } from '../registry/keys.ts';
import { send } from '../registry/send.ts';

const answerSchema = z.object({ version: z.string(), isNew: z.boolean() });

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
  return done(undefined);
}
