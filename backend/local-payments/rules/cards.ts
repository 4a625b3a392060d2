/** Why a card was not charged. */
export interface Decline {
  readonly code: 'card_declined' | 'authentication_required';
  readonly declineCode: string;
  readonly message: string;
}

/** The result of charging a card. */
export type Charge = 'paid' | 'authenticate' | Decline;

/**
 * When a card is charged: at checkout or when replacing another card (customer present), on an invoice's page (customer present), or
 * automatically.
 */
export type Moment = 'checkout' | 'invoice' | 'alone';

const declined: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};

const insufficient: Decline = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};

const needsPerson: Decline = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/** The test cards by number. The last four digits, which are all that is stored, determine what each does. */
export const testCards = [
  { number: '4242424242424242', brand: 'visa', shows: 'pays' },
  { number: '4000000000000002', brand: 'visa', shows: 'is declined' },
  { number: '4000000000009995', brand: 'visa', shows: 'has insufficient funds' },
  { number: '4000000000000341', brand: 'visa', shows: 'pays at the checkout and fails at each renewal' },
  { number: '4000002500003155', brand: 'visa', shows: 'asks for authentication once' },
  { number: '4000002760003184', brand: 'visa', shows: 'asks for authentication at each payment' },
] as const;

/**
 * The result of charging a card.
 * @param last4 of the card
 * @param authenticated whether the customer has just confirmed the payment
 */
export function chargeCard(last4: string, moment: Moment, authenticated: boolean): Charge {
  switch (last4) {
    case '0002':
      return declined;
    case '9995':
      return insufficient;
    case '0341':
      return moment === 'checkout' ? 'paid' : declined;
    case '3155':
      return moment === 'checkout' && !authenticated ? 'authenticate' : 'paid';
    case '3184':
      if (authenticated) return 'paid';
      return moment === 'alone' ? needsPerson : 'authenticate';
    default:
      return 'paid';
  }
}

/** Errors in a typed card, by field; empty if none. */
export type CardProblems = Partial<Record<'number' | 'expiry' | 'cvc' | 'name', string>>;

export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}

/** A valid card. */
export interface ReadCard {
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly name: string;
}

/**
 * Parses a typed card. Rejects cards other than the test cards, because real numbers must not be used here.
 * @param now epoch seconds
 */
export function readCard(
  typed: TypedCard,
  now: number,
): { readonly card: ReadCard } | { readonly problems: CardProblems } {
  const problems: CardProblems = {};
  const digits = typed.number.replace(/[\s-]/g, '');
  const found = testCards.find(({ number }) => number === digits);
  if (digits === '') problems.number = 'Enter a card number.';
  else if (!found) problems.number = 'This page only accepts the test cards below.';
  const expiry = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(typed.expiry);
  const month = Number(expiry?.[1]);
  const year = expiry ? (Number(expiry[2]) % 100) + 2000 : 0;
  const today = new Date(now * 1000);
  if (!expiry || month < 1 || month > 12) problems.expiry = 'Enter month and year, such as 12 / 34.';
  else if (year * 12 + month < today.getUTCFullYear() * 12 + today.getUTCMonth() + 1)
    problems.expiry = 'This card has expired.';
  if (!/^\s*\d{3}\s*$/.test(typed.cvc)) problems.cvc = 'Enter the three digits on the back.';
  if (typed.name.trim() === '') problems.name = 'Enter the name on the card.';
  else if (typed.name.length > 200) problems.name = 'Enter at most 200 characters.';
  if (!found || Object.keys(problems).length > 0) return { problems };
  return {
    card: {
      brand: found.brand,
      last4: digits.slice(-4),
      exp_month: month,
      exp_year: year,
      name: typed.name.trim(),
    },
  };
}
