import type { ModuleRelease } from 'shared-lib/contract';
import type { Fill, SlotHost } from 'shared-lib/slots';
import { Skeleton } from 'shared-lib/ui';
import { ModulePart } from './ModulePart.tsx';
import { LazyPart, type LazyPartProps } from '../parts/LazyPart.tsx';
import { shellPart } from '../parts/shellPart.ts';

type ShellPart = Pick<LazyPartProps<object>, 'name' | 'from' | 'loaded' | 'load'>;

/** A shell component in a module's slot. */
export interface ShellFill extends Fill {
  part: ShellPart;
}

/** Slots filled by the shell itself, with content that belongs to no area. */
export const shellFills: readonly ShellFill[] = [
  {
    slot: 'settings.tabs',
    id: 'support',
    label: { en: 'Support', es: 'Soporte' },
    order: 100,
    module: 'shell',
    component: 'SupportTab',
    settings: [
      {
        setting: 'message',
        label: { en: 'Contact support', es: 'Contactar a soporte' },
        words: {
          en: 'help problem bug contact question requests answer',
          es: 'ayuda problema error contacto pregunta solicitudes respuesta',
        },
      },
    ],
    part: shellPart('The support tab', async () => {
      const { SupportTab } = await import(/* webpackChunkName: "help" */ '../help/SupportTab.tsx');
      return SupportTab;
    }),
  },
];

const skeleton = <Skeleton height={136} radius={12} />;

const isShellFill = (fill: Fill): fill is ShellFill => 'part' in fill;

function Part({ fill }: { fill: Fill }) {
  if (isShellFill(fill)) {
    return <LazyPart {...fill.part} skeleton={skeleton} render={(Component) => <Component />} />;
  }
  return <ModulePart module={fill.module} kind="slots" name={fill.component} skeleton={skeleton} />;
}

/** The page's slots, from the modules' static halves and the shell's own fills. */
export function createSlotHost(releases: readonly ModuleRelease[]): SlotHost {
  const ofModules = releases.flatMap(({ manifest }) =>
    manifest.slots.map((fill): Fill => ({ ...fill, module: manifest.name })),
  );
  const all = [...ofModules, ...shellFills].sort((a, b) => a.order - b.order);
  return { fills: (slot) => all.filter((fill) => fill.slot === slot), Part };
}
