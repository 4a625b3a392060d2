import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startI18n, addCatalogues } from 'shared-lib/i18n';
import { UiProvider, uiTexts } from 'shared-lib/ui';
import type { ComponentType } from 'react';
import { ModulePart, RegistryContext } from './ModulePart.tsx';
import type { PartResult } from '../parts/LazyPart.tsx';
import type { ModuleRegistry } from './moduleRegistry.ts';

const failure: PartResult = { ok: false, failure: { reason: 'unreachable', detail: 'connection refused' } };
const part = (Component: ComponentType): PartResult => ({ ok: true, Component });

function registryOf(results: PartResult[]): ModuleRegistry & { asked: () => number } {
  let asked = 0;
  return {
    versionOf: () => '1.0.0',
    loaded: () => undefined,
    load: async () => results[asked++]!,
    asked: () => asked,
  };
}

function show(registry: ModuleRegistry) {
  render(
    <UiProvider>
      <RegistryContext value={registry}>
        <p>neighbour</p>
        <ModulePart module="mf-tracking" kind="pages" name="TrackingPage" skeleton={<p>skeleton</p>} />
      </RegistryContext>
    </UiProvider>,
  );
}

beforeAll(() => {
  window.matchMedia = (media) =>
    ({
      matches: false,
      media,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
  startI18n({});
  addCatalogues('ui', uiTexts);
});

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('shows the skeleton, then the part', async () => {
  show(registryOf([part(() => <p>tracking</p>)]));
  expect(screen.getByText('skeleton')).toBeTruthy();
  expect(await screen.findByText('tracking')).toBeTruthy();
});

test('a part that can not be loaded shows the section error, and Try Again asks again', async () => {
  const registry = registryOf([failure, failure, part(() => <p>tracking</p>)]);
  show(registry);
  expect(await screen.findByText('Something went wrong')).toBeTruthy();
  expect(screen.getByText(/there was an error in this section/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeTruthy();
  expect(screen.getByText('neighbour')).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(registry.asked()).toBe(2);
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('tracking')).toBeTruthy();
});

test('a part that throws shows the section error in its own place', async () => {
  const Broken = () => {
    throw new Error('first render');
  };
  show(registryOf([part(Broken), part(() => <p>tracking</p>)]));
  expect(await screen.findByText('Something went wrong')).toBeTruthy();
  expect(screen.getByText('neighbour')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('tracking')).toBeTruthy();
});
