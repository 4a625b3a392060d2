import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { usedMethods } from './methods.ts';
import { takeShapes } from './takeShapes.ts';

/** Takes the shapes anew, `node scripts/google/shapes/main.ts FOLDER`; for the folder see `takeShapes`. */
const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Say where the discovery documents are.');
const shapes = takeShapes(folder, usedMethods);
writeFileSync(join(import.meta.dirname, 'shapes.json'), `${JSON.stringify(shapes)}\n`);
