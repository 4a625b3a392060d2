import type { Request } from 'express';
import { queryText } from '../requests.ts';
import { StorageError } from '../StorageError.ts';
import type { StoredObject } from '../StoredObject.ts';

/** Checks the current object, or null for none, right before it is read, changed or replaced. Throws StorageError. */
export type Precondition = (current: StoredObject | null) => void;

const prefixes = { target: 'if', source: 'ifSource' } as const;

/**
 * Parses the preconditions in a request's query (cloud.google.com/storage/docs/request-preconditions).
 *
 * @param of `target` for the object that is read or changed, `source` for the one that is copied
 * @returns a function that throws StorageError 412, or 304 for a read of what the client already has, or 404 for another generation
 * @throws StorageError 400 for a condition that isn't a number
 */
export function preconditionOf(
  request: Pick<Request, 'query' | 'method'>,
  of: keyof typeof prefixes = 'target',
): Precondition {
  const number = (name: string): number | undefined => {
    const text = queryText(request, name);
    if (text === undefined) return undefined;
    if (!/^\d{1,18}$/.test(text)) throw new StorageError(400, `${name} must be a number, not "${text}".`);
    return Number(text);
  };
  const condition = (name: string): number | undefined => number(`${prefixes[of]}${name}`);
  const generation = number(of === 'source' ? 'sourceGeneration' : 'generation');
  const generationMatch = condition('GenerationMatch');
  const generationNotMatch = condition('GenerationNotMatch');
  const metagenerationMatch = condition('MetagenerationMatch');
  const metagenerationNotMatch = condition('MetagenerationNotMatch');
  const notMatched = request.method === 'GET' || request.method === 'HEAD' ? 304 : 412;
  return (current) => {
    const generationNow = current ? Number(current.generation) : 0;
    if (generation !== undefined && current && generation !== generationNow)
      throw new StorageError(404, `No such object: it has no generation ${generation}.`);
    if (generationMatch !== undefined && generationMatch !== generationNow) throw unmet(412);
    if (generationNotMatch !== undefined && generationNotMatch === generationNow) throw unmet(notMatched);
    if (metagenerationMatch !== undefined && metagenerationMatch !== current?.metageneration)
      throw unmet(412);
    if (metagenerationNotMatch !== undefined && metagenerationNotMatch === current?.metageneration)
      throw unmet(notMatched);
  };
}

function unmet(code: number): StorageError {
  return new StorageError(code, 'At least one of the pre-conditions you specified did not hold.');
}
