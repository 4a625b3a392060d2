import { loaded, onDemand } from './sharedEntries.ts';
import { shareScopeOf } from './shareScopeOf.ts';
import type { ShareScope } from './shareScope.ts';

/** What the shell provides to the modules: the one instance of each entry of build/sharedModules.ts. */
export const sharedInstances = (): ShareScope => shareScopeOf(loaded, onDemand);
