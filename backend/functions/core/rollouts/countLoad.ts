import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { chooseRelease } from 'shared-lib/contract';
import { guarded, type ModuleDocument, type RolloutGuard } from 'shared-lib/contract/documents';
import { moduleDocumentSchema, type PageLoad } from 'shared-lib/contract/registry';
import { paths } from 'shared-lib/domain';
import { firestore } from '../../../kernel/firebase.ts';
import { recordOf } from '../../../kernel/records.ts';
import { storedFields, timestampOf } from '../../../kernel/storedFields.ts';
import { mailDocument } from '../messages/queueMessage.ts';
import { registeredOf } from '../registry/registryRecords.ts';
import { inTransaction } from '../summaries/transactions.ts';
import { decideRollout } from './domain/decideRollout.ts';
import { newRollout, rolloutSchema, withLoad, withShare, type CountedLoad } from './domain/rolloutCounts.ts';

/** How long to remember which accounts were counted, in milliseconds: longer than any rollout. */
const keptFor = 60 * 24 * 3_600_000;

/** A rollout stores only a hash of each account. */
const hashOf = (...parts: readonly (string | number)[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22);

/** The outcome of counting a load. */
export interface Counted {
  /** Whether the account gets this version in a rollout. */
  readonly isCounted: boolean;
  /** The guard's decision after this load. */
  readonly guard: RolloutGuard | null;
}

const notCounted: Counted = { isCounted: false, guard: null };

/** The email to the site's operators when a rollout's guard halts it or raises it to its final share. */
const rolloutMail = (
  module: string,
  { version, percent, isHalted, reason = '' }: RolloutGuard,
): { readonly subject: string; readonly text: string } =>
  isHalted
    ? {
        subject: `${module} ${version} was halted at ${percent}%`,
        text: [
          `The rollout of ${module} ${version} was halted. Every account gets the stable version the next time it loads a page.`,
          `${reason}.`,
          `What went wrong: npm run problems -- --module ${module}`,
          `To roll it out anyway, publish a new document: valet-module rollout ${version}`,
        ].join('\n\n'),
      }
    : {
        subject: `${module} ${version} has reached ${percent}%`,
        text: [
          `The rollout of ${module} ${version} has reached its final share, ${percent}% of accounts.`,
          `${reason}.`,
          `To make it the stable version: valet-module promote`,
        ].join('\n\n'),
      };

/**
 * Counts a module's load in an account's page, and lets the rollout's guard decide. The decision takes effect with
 * the registry's next response and is emailed.
 * @param operators who gets emails about rollouts; null for no one
 * @param now epoch milliseconds
 */
export const countLoad = (
  customerId: string,
  { module, version, hasProblem }: PageLoad,
  operators: string | null,
  now: number,
): Promise<Counted> =>
  inTransaction(async (transaction): Promise<Counted> => {
    const references = {
      module: firestore().doc(paths.moduleDocument(module)),
      rollout: firestore().doc(paths.rollout(module)),
    };
    const [stored, known] = await transaction.getAll(references.module, references.rollout);
    if (!stored?.exists || !known) return notCounted;
    const registered = registeredOf(stored);
    const document = z.parse(moduleDocumentSchema, JSON.parse(registered.text)) as ModuleDocument;
    const served = guarded(document, registered.guard);
    const { candidate } = served;
    if (!candidate) return notCounted;
    const [{ release }] = chooseRelease(served, module, customerId);
    if (release.version !== version) return notCounted;

    const { revision } = document;
    const percent = candidate.percent ?? 0;
    const before = recordOf(rolloutSchema, known);
    const rollout =
      before?.revision === revision && before.version === candidate.version
        ? before
        : newRollout(revision, candidate.version, percent, now);
    const hash = hashOf(module, revision, customerId);
    const seen = firestore().doc(paths.rolloutAccount(hash));
    const account = await transaction.get(seen);
    const wasAffected = account.get('wasAffected') === true;
    const loaded = (account.get('loaded') ?? []) as string[];
    const load: CountedLoad = {
      account: hash,
      isCandidate: version === candidate.version,
      hasProblem,
      isFirst: !loaded.includes(version),
      hasFirstProblem: hasProblem && !wasAffected,
      wasAffected,
      isAlone: percent === 100,
    };
    const counts = withLoad(rollout.counts, load);
    const decision = decideRollout(counts, candidate.auto ?? null, { percent, since: rollout.since }, now);

    if (load.isFirst || load.hasFirstProblem)
      transaction.set(seen, {
        loaded: [...new Set([...loaded, version])],
        wasAffected: wasAffected || hasProblem,
        expiresAt: timestampOf(now + keptFor),
      });
    const reached = decision.kind === 'advance' ? decision.percent : percent;
    const next = {
      ...rollout,
      percent: reached,
      since: decision.kind === 'advance' ? now : rollout.since,
      counts: decision.kind === 'advance' ? withShare(counts, percent, reached) : counts,
      reason: decision.reason,
    };
    transaction.set(references.rollout, storedFields(rolloutSchema, next));
    if (decision.kind === 'wait') return { isCounted: true, guard: null };

    const guard: RolloutGuard = {
      version: candidate.version,
      percent: reached,
      isHalted: decision.kind === 'halt',
      reason: decision.reason,
    };
    transaction.update(references.module, { guard });
    const isLast = candidate.auto?.steps.at(-1) === reached;
    if (operators !== null && (guard.isHalted || isLast)) {
      const id = `rollout-${module}-${revision}-${guard.isHalted ? 'halted' : reached}`;
      transaction.set(
        firestore().doc(paths.mail(id)),
        mailDocument({ to: operators, ...rolloutMail(module, guard), purpose: 'support', customerId: null }),
      );
    }
    return { isCounted: true, guard };
  });
