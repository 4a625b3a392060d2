import { setGlobalOptions } from 'firebase-functions/options';
import { functionsAccount } from './functionsAccount.ts';

// Import it before any function is defined. Without its own account, a function runs as an editor of the whole project.
setGlobalOptions({ serviceAccount: `${functionsAccount}@` });
