import * as z from 'zod/mini';
import type { Stamp } from '../../../scripts/release/decideChange.ts';
import { done, type Outcome } from '../../../scripts/release/Outcome.ts';
import { documentAddress } from '../../../shared-lib/src/contract/registryCalls.ts';
import type { ModuleSource } from '../readSource.ts';
import { signText } from '../../../build/signText.ts';
import { readKey } from '../registry/keys.ts';
import { nextDocument, type ModuleChange } from '../registry/nextDocument.ts';
import { publishedRelease } from '../registry/publishedRelease.ts';
import { send } from '../registry/send.ts';
import type { ServedSite } from '../registry/site.ts';
import type { Command } from './options.ts';

type ChangeCommand = Extract<Command, { kind: 'rollout' | 'promote' | 'rollback' }>;

/** The change to a module that a command makes. */
function changeOf(name: string, command: ChangeCommand): ModuleChange {
  if (command.kind !== 'rollout') return { change: { ...command, name } };
  const { auto, ...change } = command;
  return { change: { ...change, module: name }, auto };
}

const versionIn = (command: ChangeCommand) => (command.kind === 'rollback' ? command.to : command.version);

const answerSchema = z.object({ revision: z.number() });

/** Changes who gets which version of a module: signs the next document and sends it. */
export async function changeModule(
  { manifest: { name } }: ModuleSource,
  command: ChangeCommand,
  site: ServedSite,
  { keyFile, stamp, print }: { keyFile: string; stamp: Stamp; print: (line: string) => void },
): Promise<Outcome<void>> {
  const key = readKey(keyFile, process.env);
  if (!key.ok) return key;
  const version = versionIn(command);
  const release = version === null ? null : await publishedRelease(site.origin, name, version);
  const next = nextDocument(site, name, changeOf(name, command), release, stamp);
  if (!next.ok) return next;
  const signed = signText('module-document', JSON.stringify(next.value), key.value);
  const sent = await send(site.origin, documentAddress(name), signed, answerSchema);
  if (!sent.ok) return sent;
  print(`Revision ${sent.value.revision}: ${next.value.change}.`);
  const { auto } = next.value.candidate ?? {};
  if (auto)
    print(`It advances to ${auto.steps.slice(1).join(', ')}%, each after ${auto.eachMinutes} minutes.`);
  return done(undefined);
}
