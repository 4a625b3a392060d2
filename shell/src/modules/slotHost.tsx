import { Skeleton } from 'shared-lib/ui';
import type { ModuleRelease } from 'shared-lib/contract';
import type { Fill, SlotHost } from 'shared-lib/slots';
import { LazyPart } from '../parts/LazyPart.tsx';
import { ModulePart } from './ModulePart.tsx';
import { shellFills, type ShellFill } from './shellFills.tsx';

const skeleton = <Skeleton height={136} radius={12} />;

const isShellFill = (fill: Fill): fill is ShellFill => 'part' in fill;

function Part({ fill }: { fill: Fill }) {
  if (isShellFill(fill)) {
    return <LazyPart {...fill.part} skeleton={skeleton} render={(Component) => <Component />} />;
  }
  return <ModulePart module={fill.module} kind="slots" name={fill.component} skeleton={skeleton} />;
}

/** The slots of this page, from what the modules' static halves say and what the shell adds. */
export function createSlotHost(releases: readonly ModuleRelease[]): SlotHost {
  const ofModules = releases.flatMap(({ manifest }) =>
    manifest.slots.map((fill): Fill => ({ ...fill, module: manifest.name })),
  );
  const all = [...ofModules, ...shellFills].sort((a, b) => a.order - b.order);
  return { fills: (slot) => all.filter((fill) => fill.slot === slot), Part };
}
