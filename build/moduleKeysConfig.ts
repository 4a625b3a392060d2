import * as z from 'zod/mini';
import { publicKeyField } from '../shared-lib/src/contract/signedText.ts';
import { siteFile } from './appCheckConfig.ts';

/** The root keys of a site's registry in `module-keys.json` next to its page. */
const moduleKeysSchema = z.object({
  publicKeys: z.array(publicKeyField).check(z.minLength(1), z.maxLength(5)),
});

const expected =
  '{ "publicKeys": ["…"] }, with one to five keys of 43 characters from "npm run registry -- new-key"';

/**
 * A site's root public keys, which sign the list of modules' keys.
 * @param folder of the site
 * @returns an empty list if there is no `module-keys.json`: the site then has no registry
 * @throws Error if the file is invalid
 */
export const moduleRootKeysOf = (folder: string): readonly string[] =>
  siteFile(folder, 'module-keys.json', moduleKeysSchema, expected)?.publicKeys ?? [];
