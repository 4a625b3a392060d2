/** An account for signing in. */
export interface BannerAccount {
  readonly email: string;
  readonly shows: string;
}

export interface BannerContent {
  readonly url: string;
  readonly accounts: readonly BannerAccount[];
  /** The same for all accounts. */
  readonly password: string;
  /** Label and address of each local service. */
  readonly services: readonly (readonly [label: string, address: string])[];
  readonly administratorToken: string;
}

/** The banner printed when everything is up. */
export function banner({ url, accounts, password, services, administratorToken }: BannerContent): string {
  const emailWidth = Math.max(...accounts.map(({ email }) => email.length));
  const labelWidth = Math.max(...services.map(([label]) => label.length));
  return [
    '',
    `  Valet Hub is up:  ${url}`,
    '',
    `  Demo accounts (password for all: ${password})`,
    ...accounts.map(({ email, shows }) => `    ${email.padEnd(emailWidth)}  ${shows}`),
    '',
    '  Local Firebase',
    ...services.map(([label, address]) => `    ${label.padEnd(labelWidth)}  ${address}`),
    `    Administrator token    ${administratorToken}`,
    '',
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
}
