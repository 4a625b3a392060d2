import { createContext, useCallback, useContext, type ReactNode } from 'react';
import { LazyPart } from '../parts/LazyPart.tsx';
import type { ModuleRegistry, PartName } from './moduleRegistry.ts';

export const RegistryContext = createContext<ModuleRegistry | null>(null);

interface ModulePartProps extends PartName {
  /** What stands there until the part has arrived. */
  skeleton: ReactNode;
}

/** One part of a module: a page, or what fills a slot. */
export function ModulePart({ module, kind, name, skeleton }: ModulePartProps) {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('ModulePart needs a RegistryContext');
  const load = useCallback(() => registry.load({ module, kind, name }), [registry, module, kind, name]);
  return (
    <LazyPart
      name={`${module} ${name}`}
      from={{ module, version: registry.versionOf(module) }}
      loaded={() => registry.loaded({ module, kind, name })}
      load={load}
      skeleton={skeleton}
      render={(Part) => <Part />}
    />
  );
}
