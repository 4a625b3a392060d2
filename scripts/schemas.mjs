import './node-version.mjs';
import { writeFileSync } from 'node:fs';

const { publishedSchemas } = await import('../build/schemas.ts');
for (const [name, text] of Object.entries(publishedSchemas())) {
  writeFileSync(new URL(`../shared-lib/schemas/${name}`, import.meta.url), text);
}
