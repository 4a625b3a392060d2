import { DamagedFileError } from './DamagedFileError.ts';
import { DataFolderInUseError } from './dataFolder.ts';
import { DataFolderError } from './firestore/index.ts';
import { PortTakenError } from './ports.ts';
import { ProjectError } from './ProjectError.ts';
import { RulesCompileError } from './rules/index.ts';
import { StartTimeoutError } from './StartWatch.ts';
import { ExportError } from './transfer/ExportError.ts';

/**
 * Explains why the local Firebase did not start or stop.
 *
 * @param startOver the command that deletes all local data
 * @returns null for an unexpected error, whose stack says more
 */
export function explainStartFailure(error: unknown, startOver: string): string | null {
  if (error instanceof RulesCompileError) return `The security rules have errors:\n${error.message}`;
  const plain =
    error instanceof ProjectError ||
    error instanceof PortTakenError ||
    error instanceof ExportError ||
    error instanceof StartTimeoutError ||
    error instanceof DataFolderInUseError ||
    (error instanceof DataFolderError && error.reason === 'locked');
  if (plain) return error.message;
  if (error instanceof DamagedFileError || error instanceof DataFolderError) {
    return `${error.message} It was left unchanged. To delete all local data and start over: ${startOver}`;
  }
  if (isAboutDisk(error)) return `The data folder can't be used: ${error.message}.`;
  return null;
}

/** System error codes, by name and number, for: not permitted, no space, read-only, no such folder. */
const diskErrorCodes: ReadonlySet<unknown> = new Set([
  'EACCES',
  'EPERM',
  'ENOSPC',
  'EROFS',
  'ENOTDIR',
  1,
  13,
  20,
  28,
  30,
]);

function isAboutDisk(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  // Node reports ENOENT for creating a folder in a read-only one.
  return (diskErrorCodes.has(code) && syscall !== 'listen') || (code === 'ENOENT' && syscall === 'mkdir');
}
