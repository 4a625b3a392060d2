import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { LazyPart } from '../parts/LazyPart.tsx';
import { formatVersionReason } from './moduleChoices.ts';
import type { ModuleRegistry } from './moduleRegistry.ts';
import type { PartName } from './partLoader.ts';

export const RegistryContext = createContext<ModuleRegistry | null>(null);

/** The page's module registry. @throws outside a RegistryContext. */
export function useRegistry(): ModuleRegistry {
  const registry = useContext(RegistryContext);
  if (!registry) throw new Error('A part of a module needs a RegistryContext');
  return registry;
}

interface ModulePartProps extends PartName {
  /** Shown until the part has loaded. */
  skeleton: ReactNode;
  /** Rendered if the part can't be shown; by default the section error. */
  failed?: (retry: () => void, retrying: boolean) => ReactNode;
}

/**
 * A part of a module: a page or a slot's component. If its version falls back to another, that version's part
 * replaces it.
 */
export function ModulePart({ module, kind, name, ...shown }: ModulePartProps) {
  const registry = useRegistry();
  const choice = useSyncExternalStore(registry.subscribe, () => registry.choiceOf(module));
  const props = useMemo(() => {
    const part = { module, kind, name };
    const base = choice?.base ?? '';
    return {
      from: {
        module,
        version: choice?.release.version ?? '',
        ...(choice && { cohort: formatVersionReason(choice.reason) }),
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
      {...shown}
      render={(Part) => <Part />}
    />
  );
}
