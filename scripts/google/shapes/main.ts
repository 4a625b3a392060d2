import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { usedMethods } from './methods.ts';
import { extractShapes } from './extractShapes.ts';

/** Regenerates shapes.json: `node scripts/google/shapes/main.ts FOLDER`. See `extractShapes` for the folder. */
const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Specify the folder of the discovery documents.');
const shapes = extractShapes(folder, usedMethods);
writeFileSync(join(import.meta.dirname, 'shapes.json'), `${JSON.stringify(shapes)}\n`);
