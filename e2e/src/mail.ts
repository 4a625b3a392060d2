import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { product } from './product.ts';

/** The links in the password-reset mails to an address, oldest first, as the product's output shows them. */
const linksTo = (email: string): string[] =>
  readFileSync(product().outputFile, 'utf8')
    .split('\n')
    .filter((line) => line.includes(`Mail to ${email}: Password reset`))
    .flatMap((line) => /https?:\/\/\S+/.exec(line) ?? []);

/** Waits for the mail that a reset asks for. */
export async function passwordResetLink(email: string): Promise<string> {
  await expect.poll(() => linksTo(email)).toHaveLength(1);
  return linksTo(email)[0]!;
}
