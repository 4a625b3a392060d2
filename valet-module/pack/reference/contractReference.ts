import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../build/workspaces.ts';
import { slotNames } from '../../../shared-lib/src/contract/moduleManifest.ts';
import { typesProgram } from '../apiReport.ts';
import { exportLines } from './exportLines.ts';
import { commentsIn, fieldLines, type FieldSchema } from './manifestFields.ts';

const contract = join(root, 'shared-lib/src/contract');
const readSource = (file: string) => readFileSync(join(contract, file), 'utf8');

/** The parts of `module.json`: a heading, where it is in the schema, and the variable that describes it. */
const parts = [
  { heading: 'module.json', path: [], variable: 'moduleManifestSchema' },
  { heading: 'module.json: routes', path: ['routes'], variable: 'route' },
  { heading: 'module.json: nav', path: ['nav'], variable: 'navEntry' },
  { heading: 'module.json: slots', path: ['slots'], variable: 'slotFill' },
  { heading: 'module.json: slots, settings', path: ['slots', 'settings'], variable: 'settingEntry' },
  { heading: 'module.json: tours', path: ['tours'], variable: 'tourStepSchema' },
] as const;

/** What modules import for their code half; the rest of the contract is the shell's. */
const codeHalf = new Set([
  ...['defineModule', 'withTexts', 'checkModule', 'ModuleCode', 'LazyComponent', 'Catalog', 'Catalogs'],
]);

const nameIn = (line: string) => /`([^`]+)`/.exec(line)?.[1] ?? '';

/**
 * The page about what a module offers and receives, written from the types and their documentation.
 * @param types folder of the emitted declarations, absolute
 * @param entries declaration files by import name, relative to the folder
 */
export function contractReference(types: string, entries: Readonly<Record<string, string>>): string {
  const schema = JSON.parse(
    readFileSync(join(root, 'shared-lib/schemas/module.schema.json'), 'utf8'),
  ) as FieldSchema;
  const comments = new Map([
    ...commentsIn(readSource('moduleManifest.ts')),
    ...commentsIn(readSource('tourStep.ts')),
  ]);
  const program = typesProgram(types, entries);
  const linesOf = (key: string) => exportLines(program, join(types, entries[key]!));

  const manifest = parts.flatMap(({ heading, path, variable }) => {
    const place = path.reduce<FieldSchema | undefined>((at, field) => at?.properties?.[field]?.items, schema);
    if (!place) throw new Error(`module.schema.json has no ${path.join('.')}`);
    return [
      `### ${heading}`,
      '',
      ...fieldLines(place, (field) => comments.get(`${variable}.${field}`) ?? ''),
      '',
    ];
  });
  const slots = slotNames.map((slot) => `- **\`${slot}\`**: ${comments.get(`slotNames ${slot}`) ?? ''}`);
  const received = Object.keys(entries).filter((key) => key !== 'shared-lib/contract');
  const lines = [
    '# Contract reference',
    '',
    '<!-- Written by "npm run api -- --write" from the types and their documentation. -->',
    '',
    'What a module offers to the shell, and what it receives. [Modules](federation.md) explains how they work together,',
    '[Your first module](first-module.md) how to write one. The complete types are in `valet-module/api`, and in your editor.',
    '',
    '## What a module offers',
    '',
    ...manifest,
    '### module.ts',
    '',
    'Its default export is the module’s code half, created by `defineModule`. In a separate repository, these names are imported',
    'from `valet-module`.',
    '',
    ...linesOf('shared-lib/contract').filter((line) => codeHalf.has(nameIn(line))),
    '',
    '### Slots',
    '',
    'Where a module can place a part on another module’s page:',
    '',
    ...slots,
    '',
    '## What a module receives',
    '',
    'The entries of `shared-lib`, and `react`. The shell has one instance of each.',
    '',
    ...received.map((key) => `- [${key}](#${key.replaceAll('/', '')})`),
    '',
    ...received.flatMap((key) => [`### ${key}`, '', ...linesOf(key), '']),
  ];
  return `${lines.join('\n').trim()}\n`;
}
