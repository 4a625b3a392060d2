import { shareScopeOf } from '../../modules/shareScopeOf.ts';
import type { ShareScope } from '../../modules/shareScope.ts';
import { loaded, onDemand } from './sharedOnLight.ts';

/** What the shell provides to modules on a page for everyone that has come without the app. */
export const lightInstances = (): ShareScope => shareScopeOf(loaded, onDemand);
