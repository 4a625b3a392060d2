import type { LocalFirebase, LocalProduct } from '../LocalFirebase.ts';

/** The service whose address a variable contains; other variables are about the project. */
const products: Readonly<Record<string, LocalProduct>> = {
  FIREBASE_AUTH_EMULATOR_HOST: 'auth',
  FIRESTORE_EMULATOR_HOST: 'firestore',
  FIREBASE_STORAGE_EMULATOR_HOST: 'storage',
  STORAGE_EMULATOR_HOST: 'storage',
};

/** The variables for another process, without addresses of services that don't run, which an SDK would wait for. */
export function runningEnvironment({
  environment,
  products: running,
}: Pick<LocalFirebase, 'environment' | 'products'>): Readonly<Record<string, string>> {
  const runs = (product: LocalProduct | undefined): boolean =>
    product === undefined || running.includes(product);
  return Object.fromEntries(Object.entries(environment).filter(([name]) => runs(products[name])));
}
