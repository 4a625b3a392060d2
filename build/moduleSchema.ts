import { moduleManifestSchema } from 'shared-lib/contract';
import * as z from 'zod/mini';

/** The JSON schema of `module.json`, as editors and other teams' tools read it; derived from the one definition. */
export const moduleJsonSchema = (): string =>
  `${JSON.stringify({ title: 'module.json of a Valet Hub module', ...z.toJSONSchema(moduleManifestSchema, { io: 'input' }) }, null, 2)}\n`;
