import { iconMaker } from '../../build/sharedModules.ts';
import { sharedTypes } from './emitTypes.ts';

/** A loader that fills the table of shared entries: webpack needs each import spelled out. */
export default function testingEntries(): string {
  return [
    'export const shared = {',
    "'react': () => import('react'),",
    "'react/jsx-runtime': () => import('react/jsx-runtime'),",
    ...Object.keys(sharedTypes).map((key) => `'${key}': () => import('${key}'),`),
    `'${iconMaker}': () => import('@tabler/icons-react').then((icons) => icons.createReactComponent),`,
    '};',
  ].join('\n');
}
