import * as z from 'zod/mini';
import { signText } from '../../build/signText.ts';
import {
  isSignedBy,
  moduleKeysSchema,
  registryAddress,
  registrySchema,
  type ModuleKeys,
  type SignedText,
} from '../../shared-lib/src/contract/documents.ts';
import { keysAddress, keysOf, type KeyFile } from '../../shared-lib/src/contract/registryCalls.ts';
import { done, refused, type Outcome } from '../release/Outcome.ts';
import type { KeysChange } from './options.ts';

/**
 * The list of keys after a change, as the next revision.
 * @returns refused if nothing would change
 */
export function changedKeys(list: ModuleKeys, change: KeysChange): Outcome<ModuleKeys> {
  const { module, key } = change;
  const before = keysOf(list, module);
  const isThere = key === null ? before.length > 0 : before.includes(key);
  if (change.kind === 'allow' && isThere) return refused(`This key is already allowed to sign ${module}.`);
  if (change.kind === 'revoke' && !isThere)
    return refused(
      key === null
        ? `No key is allowed to sign ${module}.`
        : `This key isn't allowed to sign ${module}, so there is nothing to revoke.`,
    );
  const after =
    change.kind === 'allow' ? [...before, change.key] : before.filter((own) => key !== null && own !== key);
  const others = Object.entries(list.keys).filter(([name]) => name !== module);
  const keys = Object.fromEntries(after.length > 0 ? [...others, [module, after] as const] : others);
  return done({ revision: list.revision + 1, keys });
}

/** Signs a list of keys with the root key. */
export const signKeys = (list: ModuleKeys, key: KeyFile): SignedText =>
  signText('module-keys', JSON.stringify(list), key);

/**
 * Reads a site's list of keys.
 * @param rootKey null to accept the list without checking its signature
 */
export async function readKeys(site: string, rootKey: string | null): Promise<Outcome<ModuleKeys>> {
  const response = await fetch(new URL(registryAddress, site)).catch(() => null);
  if (!response?.ok)
    return refused(`The registry at ${site} can't be read (${response?.status ?? 'no answer'}).`);
  const registry = z.safeParse(registrySchema, await response.json().catch(() => null));
  if (!registry.success) return refused(`The registry at ${site} has an unexpected format.`);
  const { keys } = registry.data;
  if (keys === null) return done({ revision: 0, keys: {} });
  if (rootKey !== null && !(await isSignedBy([rootKey], 'module-keys', keys)))
    return refused(`The list of keys at ${site} is signed with a different root key.`);
  return done(z.parse(moduleKeysSchema, JSON.parse(keys.text)));
}

/** Changes a site's list of keys. The site accepts one change at a time. */
export async function changeKeys(
  site: string,
  root: KeyFile,
  change: KeysChange,
): Promise<Outcome<ModuleKeys>> {
  const list = await readKeys(site, root.publicKey);
  if (!list.ok) return list;
  const next = changedKeys(list.value, change);
  if (!next.ok) return next;
  const response = await fetch(new URL(keysAddress, site), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signKeys(next.value, root)),
  });
  if (response.ok) return next;
  const { problem } = (await response.json().catch(() => ({}))) as { problem?: string };
  return refused(problem ?? `${site} answered ${response.status}.`);
}

/** The list as readable text: one line per module and key. */
export const keyLines = ({ revision, keys }: ModuleKeys): string[] => [
  `Revision ${revision}`,
  ...Object.entries(keys).flatMap(([module, own]) => own.map((key) => `  ${module.padEnd(20)} ${key}`)),
];
