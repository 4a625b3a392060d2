import './node-version.mjs';
import { writeFileSync } from 'node:fs';

const { moduleJsonSchema } = await import('../build/moduleSchema.ts');
writeFileSync(new URL('../shared-lib/schemas/module.schema.json', import.meta.url), moduleJsonSchema());
