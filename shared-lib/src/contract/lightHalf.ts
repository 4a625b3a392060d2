import type { ModuleManifest } from './moduleManifest.ts';

/**
 * What of a module visitors get without the app around it: the static half that goes with its `light.ts`.
 * @returns a static half with the light pages alone; null for a module without any
 */
export function lightHalf(manifest: ModuleManifest): ModuleManifest | null {
  const routes = manifest.routes.filter(({ frame, access }) => frame === 'light' && access === 'public');
  return routes.length === 0 ? null : { ...manifest, routes, nav: [], slots: [], tours: [] };
}
