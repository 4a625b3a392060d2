/** Where a file of a module is in the bucket: by its SHA-256, whichever versions it is part of. */
export const storedFile = (module: string, hash: string): string => `modules/${module}/${hash}`;
