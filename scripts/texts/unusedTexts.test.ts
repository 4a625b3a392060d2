import ts from 'typescript';
import { findUnusedTexts } from './unusedTexts.ts';

const i18n = `
  export interface Catalogs {}
  export type Key = 'title' | 'nights' | 'tiers.admin' | 'tiers.agent' | 'a' | 'b';
  export interface Translate<In extends keyof Catalogs> { (key: Key, values?: object): string }
  export type MessageKeyPrefix = \`\${keyof Catalogs}:\${string}\`;
  export interface Form { errorTexts?: MessageKeyPrefix | readonly MessageKeyPrefix[] }
  export declare const useForm: (form: Form) => void;
  export declare const useTexts: <In extends keyof Catalogs>(namespace: In) => { t: Translate<In> };
`;
const lists = `
  interface Array<Item> { [index: number]: Item; length: number }
  interface ReadonlyArray<Item> { readonly [index: number]: Item; readonly length: number }
`;
const texts = `
  import type {} from './i18n';
  export const en = {
    title: 'Title',
    nights_one: '{{count}} night',
    nights_other: '{{count}} nights',
    tiers: { admin: 'Admin', agent: 'Agent' },
    a: 'A', b: 'B',
  };
  declare module './i18n' { interface Catalogs { area: typeof en; other: { title: string } } }
`;

/** The findings for a program with these sources and its texts, without those of the namespace `other`. */
function findingsOf(sources: Readonly<Record<string, string>>): string[] {
  const files: Readonly<Record<string, string>> = {
    '/lists.d.ts': lists,
    '/i18n.ts': i18n,
    '/texts.ts': texts,
    ...sources,
  };
  const options = { noLib: true, strict: true, module: ts.ModuleKind.ESNext, types: [] };
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getCurrentDirectory: () => '/',
    fileExists: (name) => name in files,
    readFile: (name) => files[name],
    getSourceFile: (name, version) =>
      name in files ? ts.createSourceFile(name, files[name] ?? '', version, true) : undefined,
  };
  const program = ts.createProgram(Object.keys(files), options, host);
  return findUnusedTexts(program, '/i18n.ts', (file) => file.slice(1)).filter(
    (finding) => !finding.startsWith('texts.ts:10 '),
  );
}

const head = `import { useForm, useTexts, type Translate, type MessageKeyPrefix } from './i18n'; const { t } = useTexts('area');`;
const all = `t('title'); t('nights'); t('tiers.admin'); t('tiers.agent'); t('a'); t('b');`;
const withoutTiers = all.replaceAll(/t\('tiers.*?\);/g, '');
const unused = (line: number, key: string) => `texts.ts:${line} has "${key}", which no code uses`;

test.each<[string, string, string[]]>([
  ['every text by its key, a plural by its stem', all, []],
  ['a text that is not used', all.replace(`t('title');`, ''), [unused(4, 'title')]],
  ['a plural that is not used', all.replace(`t('nights');`, ''), [unused(6, 'nights')]],
  [
    'a union in a template',
    `${withoutTiers} declare const tier: 'admin' | 'agent'; t(\`tiers.\${tier}\`);`,
    [],
  ],
  [
    'a union that lacks one',
    `${withoutTiers} declare const tier: 'admin'; t(\`tiers.\${tier}\`);`,
    [unused(7, 'tiers.agent')],
  ],
  [
    'a choice of two',
    `${all.replaceAll(/t\('[ab]'\);/g, '')} declare const one: boolean; t(one ? 'a' : 'b');`,
    [],
  ],
  [
    'a function that receives t',
    `${all.replace(`t('title');`, '')} const titleIn = (words: { t: Translate<'area'> }) => words.t('title');`,
    [],
  ],
  ['a local t', `${all.replace(`t('a');`, '')} const { t: tArea } = useTexts('area'); tArea('a');`, []],
  [
    'the same key in another namespace',
    `${all.replace(`t('title');`, '')} const { t: tOther } = useTexts('other'); tOther('title');`,
    [unused(4, 'title')],
  ],
  [
    'any text at once, which hides nothing',
    `declare const key: string; t(key); ${all.replace(`t('a');`, '')}`,
    ['page.ts:1 accepts any text; narrow it with a union of keys', unused(8, 'a')],
  ],
  ['a prefix of words', `${withoutTiers} useForm({ errorTexts: 'area:tiers' });`, []],
  ['a list of prefixes', `${withoutTiers} useForm({ errorTexts: ['area:tiers'] });`, []],
  [
    'a prefix in a constant of that type',
    `${withoutTiers} export const place: MessageKeyPrefix = 'area:tiers';`,
    [],
  ],
  [
    'a prefix with a union in it',
    `${withoutTiers} function use<Part extends 'tiers'>(part: Part) { useForm({ errorTexts: \`area:\${part}\` }); }`,
    [],
  ],
  [
    'one of several prefixes without texts',
    `${withoutTiers} useForm({ errorTexts: ['area:tiers', 'area:tier', 'area:title'] });`,
    ['area:tier', 'area:title'].map((place) => `page.ts:1 names "${place}", which has no texts`),
  ],
  [
    'a prefix of another namespace',
    `${withoutTiers} useForm({ errorTexts: 'other:tiers' });`,
    ['page.ts:1 names "other:tiers", which has no texts', unused(7, 'tiers.admin'), unused(7, 'tiers.agent')],
  ],
  [
    'any prefix, which hides nothing',
    `${withoutTiers} declare const part: string; useForm({ errorTexts: \`area:\${part}\` });`,
    [
      'page.ts:1 accepts any prefix; narrow it with a union of prefixes',
      unused(7, 'tiers.admin'),
      unused(7, 'tiers.agent'),
    ],
  ],
  [
    'a string that looks like a prefix',
    `${withoutTiers} export const route: string = 'area:tiers';`,
    [unused(7, 'tiers.admin'), unused(7, 'tiers.agent')],
  ],
])('%s', (_, code, expected) => {
  expect(findingsOf({ '/page.ts': `${head} ${code}` })).toEqual(expected);
});

test('a text that only a test uses is unused', () => {
  const code = { '/page.ts': `${head} ${all.replace(`t('b');`, '')}`, '/page.test.ts': `${head} t('b');` };
  expect(findingsOf(code)).toEqual([unused(8, 'b')]);
});
