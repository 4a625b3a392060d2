import type { en } from './en.ts';

export const es: typeof en = {
  planned: '{{name}} se eliminará el {{day}}, como pidió su dueño.',
  keep: 'Conservar la empresa',
  owner: 'Hasta entonces, el dueño puede conservarla.',
};
