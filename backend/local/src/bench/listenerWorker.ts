/** Listens to the whole load and reports the number of documents after each snapshot. Separate from the writer, like another client. */
import { parentPort, workerData } from 'node:worker_threads';
import { collection, onSnapshot } from 'firebase/firestore';
import { webClient } from './clients.ts';

const { firestore } = webClient((workerData as { port: number }).port);
onSnapshot(collection(firestore, 'load'), ({ size }) => parentPort?.postMessage(size));
