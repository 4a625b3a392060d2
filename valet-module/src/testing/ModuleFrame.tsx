import {
  Component,
  createElement,
  lazy,
  Suspense,
  type ComponentType,
  type ErrorInfo,
  type ReactNode,
} from 'react';
import { Route, Routes } from 'react-router-dom';
import type { LazyComponent, ModuleCode, ModuleManifest } from 'shared-lib/contract';
import { StoreProvider, type createStore } from 'shared-lib/data';
import { addCatalogs } from 'shared-lib/i18n';
import { HistoryRouter, type PageHistory } from 'shared-lib/router/history';
import { SlotContext, type Fill, type SlotHost } from 'shared-lib/slots';
import { UiProvider } from 'shared-lib/ui';

interface BoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Removes a part that throws, and says so. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown, _: ErrorInfo) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

const components = new WeakMap<LazyComponent, ComponentType>();

/** A part as a component, which adds its texts. */
function componentOf(module: string, load: LazyComponent): ComponentType {
  const known = components.get(load);
  if (known) return known;
  const Part = lazy(async () => {
    const { default: Loaded, catalogues } = await load();
    if (catalogues) await addCatalogs(module, catalogues);
    return { default: Loaded };
  });
  components.set(load, Part);
  return Part;
}

/** Both halves of a module. */
export interface WholeModule {
  readonly manifest: ModuleManifest;
  readonly code: ModuleCode;
}

interface PartProps {
  readonly module: WholeModule;
  readonly kind: 'pages' | 'slots';
  readonly name: string;
  readonly onError: (part: string, error: unknown) => void;
}

/** A page or a slot’s component of a module. */
export function Part({ module: { manifest, code }, kind, name, onError }: PartProps) {
  const load = code[kind][name];
  if (!load) throw new Error(`module.ts has no ${name}`);
  const loaded = componentOf(manifest.name, load);
  return (
    <Boundary onError={(error) => onError(name, error)}>
      <Suspense>{createElement(loaded)}</Suspense>
    </Boundary>
  );
}

/** Fills the slots on the module’s own pages with its own parts. */
function slotHostOf(module: WholeModule, onError: PartProps['onError']): SlotHost {
  const { manifest } = module;
  return {
    fills: (slot) =>
      manifest.slots
        .filter((fill) => fill.slot === slot)
        .map((fill): Fill => ({ ...fill, module: manifest.name })),
    Part: ({ fill }) => <Part module={module} kind="slots" name={fill.component} onError={onError} />,
  };
}

interface FrameProps {
  readonly module: WholeModule;
  readonly store: ReturnType<typeof createStore>;
  readonly history: PageHistory;
  readonly onError: PartProps['onError'];
  readonly children: ReactNode;
}

/** Everything that the shell renders around a module’s parts. */
export const ModuleFrame = ({ module, store, history, onError, children }: FrameProps) => (
  <StoreProvider store={store}>
    <UiProvider>
      <HistoryRouter history={history}>
        <SlotContext value={slotHostOf(module, onError)}>{children}</SlotContext>
      </HistoryRouter>
    </UiProvider>
  </StoreProvider>
);

/** The pages of a module at their paths; nothing at any other address. */
export const ModulePages = ({ module, onError }: Pick<FrameProps, 'module' | 'onError'>) => (
  <Routes>
    {module.manifest.routes.map(({ path, page }) => (
      <Route
        key={path}
        path={path}
        element={<Part module={module} kind="pages" name={page} onError={onError} />}
      />
    ))}
    <Route path="*" element={null} />
  </Routes>
);
