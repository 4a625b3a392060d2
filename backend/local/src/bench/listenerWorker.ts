/** Listens to the whole load and says after each snapshot how many documents it has; apart from who writes, as another client is. */
import { parentPort, workerData } from 'node:worker_threads';
import { collection, onSnapshot } from 'firebase/firestore';
import { webClient } from './clients.ts';

const { firestore } = webClient((workerData as { port: number }).port);
onSnapshot(collection(firestore, 'load'), ({ size }) => parentPort?.postMessage(size));
