import { setGlobalOptions } from 'firebase-functions/options';
import { functionsAccount } from './functionsAccount.ts';

// Imported before any function is defined. Without an account of its own, a function runs as an editor of the whole project.
setGlobalOptions({ serviceAccount: `${functionsAccount}@` });
