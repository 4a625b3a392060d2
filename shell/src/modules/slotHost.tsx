import { Skeleton } from 'shared-lib/ui';
import type { ModuleRelease } from 'shared-lib/contract';
import type { Fill, SlotHost } from 'shared-lib/slots';
import { ModulePart } from './ModulePart.tsx';

function Part({ fill }: { fill: Fill }) {
  return (
    <ModulePart
      module={fill.module}
      kind="slots"
      name={fill.component}
      skeleton={<Skeleton height={136} radius={12} />}
    />
  );
}

/** The slots of this page, from what the modules' static halves say. */
export function createSlotHost(releases: readonly ModuleRelease[]): SlotHost {
  const all = releases
    .flatMap(({ manifest }) => manifest.slots.map((fill): Fill => ({ ...fill, module: manifest.name })))
    .sort((a, b) => a.order - b.order);
  return { fills: (slot) => all.filter((fill) => fill.slot === slot), Part };
}
