import { shareScopeOf } from '../../modules/shareScopeOf.ts';
import type { ShareScope } from '../../modules/shareScope.ts';
import { loaded, onDemand } from './sharedOnLight.ts';

/** The packages shared with modules on a light page. */
export const lightInstances = (): ShareScope => shareScopeOf(loaded, onDemand);
