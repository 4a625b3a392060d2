import { loaded, onDemand } from './sharedEntries.ts';
import { shareScopeOf } from './shareScopeOf.ts';
import type { ShareScope } from './bundlerRuntime.ts';

/** The shell's instances of the packages in build/sharedModules.ts. */
export const sharedInstances = (): ShareScope => shareScopeOf(loaded, onDemand);
