import type { Fill } from 'shared-lib/slots';
import type { LazyPartProps } from '../parts/LazyPart.tsx';
import { shellPart } from '../parts/shellPart.ts';

type ShellPart = Pick<LazyPartProps<object>, 'name' | 'from' | 'loaded' | 'load'>;

/** A part of the shell in a module's slot: whom it is by, and how it loads. */
export interface ShellFill extends Fill {
  part: ShellPart;
}

/** The slots that the shell fills itself: what belongs to no area, inside the page of one. */
export const shellFills: readonly ShellFill[] = [
  {
    slot: 'settings.tabs',
    id: 'support',
    label: { en: 'Support', es: 'Soporte' },
    order: 100,
    module: 'shell',
    component: 'SupportTab',
    part: shellPart('The support tab', async () => {
      const { SupportTab } = await import(/* webpackChunkName: "help" */ '../help/SupportTab.tsx');
      return SupportTab;
    }),
  },
];
