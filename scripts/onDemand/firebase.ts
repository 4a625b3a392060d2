/** Runs the pinned firebase-tools in this terminal with the given arguments. */
import { firebaseTools } from './firebaseTools.ts';
import { runInTerminal } from './runInTerminal.ts';

await runInTerminal(firebaseTools, 'lib/bin/firebase.js');
