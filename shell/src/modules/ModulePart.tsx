import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { LazyPart } from '../parts/LazyPart.tsx';
import { wordsOfReason } from './moduleChoices.ts';
import type { ModuleRegistry } from './moduleRegistry.ts';
import type { PartName } from './partName.ts';

export const RegistryContext = createContext<ModuleRegistry | null>(null);

/** The registry of this page's modules. @throws outside a RegistryContext. */
export function useRegistry(): ModuleRegistry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('A part of a module needs a RegistryContext');
  return registry;
}

interface ModulePartProps extends PartName {
  /** What stands there until the part has arrived. */
  skeleton: ReactNode;
}

/** One part of a module: a page, or what fills a slot. When its version gives way to another, the other's part takes its place. */
export function ModulePart({ module, kind, name, skeleton }: ModulePartProps) {
  const registry = useRegistry();
  const choice = useSyncExternalStore(registry.subscribe, () => registry.choiceOf(module));
  const props = useMemo(() => {
    const part = { module, kind, name };
    const base = choice?.base ?? '';
    return {
      from: {
        module,
        version: choice?.release.version ?? '',
        ...(choice && { cohort: wordsOfReason(choice.reason) }),
      },
      firstRender: {
        canGiveWay: () => registry.canGiveWay(part, base),
        giveWay: (error: unknown) => registry.giveWay(part, base, error),
        hasStood: () => registry.hasStood(part, base),
      },
      loaded: () => registry.loaded(part),
      load: (again: boolean) => registry.load(part, again),
    };
  }, [registry, choice, module, kind, name]);
  return (
    <LazyPart
      key={choice?.base}
      name={`${module} ${name}`}
      {...props}
      skeleton={skeleton}
      render={(Part) => <Part />}
    />
  );
}
