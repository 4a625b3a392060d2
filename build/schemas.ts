import { moduleManifestSchema } from 'shared-lib/contract';
import * as z from 'zod/mini';
import { releasesSchema } from '../shared-lib/src/contract/releasesSchema.ts';

type Settings = NonNullable<Parameters<typeof z.toJSONSchema>[1]>;

const jsonSchema = (title: string, schema: z.ZodMiniType, settings: Settings = {}): string =>
  `${JSON.stringify({ title, ...z.toJSONSchema(schema, { io: 'input', ...settings }) }, null, 2)}\n`;

/**
 * The published JSON schemas by file name, for editors and other teams' tools, generated from the contract.
 */
export const publishedSchemas = (): Readonly<Record<string, string>> => ({
  'module.schema.json': jsonSchema('module.json of a Valet Hub module', moduleManifestSchema),
  'releases.schema.json': jsonSchema('releases.json of a Valet Hub site', releasesSchema, {
    // A release appears three times.
    reused: 'ref',
  }),
});
