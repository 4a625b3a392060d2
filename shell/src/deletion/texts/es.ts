import type { en } from './en.ts';

export const es: typeof en = {
  planned: '{{name}} se eliminará el {{day}} a petición del propietario.',
  keep: 'Conservar empresa',
  owner: 'El propietario puede cancelar hasta entonces.',
};
