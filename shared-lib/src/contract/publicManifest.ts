import type { ModuleManifest } from './moduleManifest.ts';

/**
 * The static half for visitors who get the module without the app around it; its code half is `light.ts`.
 * @returns the manifest with only its light pages; null when there are none
 */
export function publicManifest(manifest: ModuleManifest): ModuleManifest | null {
  const routes = manifest.routes.filter(({ frame, access }) => frame === 'light' && access === 'public');
  return routes.length === 0 ? null : { ...manifest, routes, nav: [], slots: [], tours: [] };
}
