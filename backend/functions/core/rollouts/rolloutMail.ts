import type { RolloutGuard } from 'shared-lib/contract/documents';

/** The email to the site's operators when a rollout's guard halts it or brings it to its final share. */
export const rolloutMail = (
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
