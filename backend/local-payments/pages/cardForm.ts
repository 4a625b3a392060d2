import { testCards, type CardProblems, type TypedCard } from '../rules/cards.ts';
import { html, type Html } from './html.ts';

/** The card in a submitted form. */
export const typedCard = (form: URLSearchParams): TypedCard => ({
  number: form.get('number') ?? '',
  expiry: form.get('expiry') ?? '',
  cvc: form.get('cvc') ?? '',
  name: form.get('name') ?? '',
});

const noCard: TypedCard = { number: '', expiry: '', cvc: '', name: '' };

/** A field with its label and error. */
export const field = (
  name: string,
  label: string,
  value: string,
  problem: string | undefined,
  mode = 'text',
): Html =>
  html`<div>
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${value}"
      inputmode="${mode}"
      autocomplete="off"
      maxlength="320"
      ${problem ? html` aria-invalid="true" aria-describedby="${name}-problem"` : ''}
    />
    ${problem && html`<p class="error" id="${name}-problem">${problem}</p>`}
  </div>`;

/** The card fields. @param typed previous input */
export const cardFields = (problems: CardProblems = {}, typed = noCard): Html =>
  html` ${field('number', 'Card number', typed.number, problems.number, 'numeric')}
    <div class="pair">
      ${field('expiry', 'Expiry (MM / YY)', typed.expiry, problems.expiry)}
      ${field('cvc', 'Security code', typed.cvc, problems.cvc, 'numeric')}
    </div>
    ${field('name', 'Name on card', typed.name, problems.name)}`;

const spaced = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

/** The test cards and what each does. */
export const cardTable: Html = html`<section aria-labelledby="cards">
  <h2 id="cards">Test cards</h2>
  <div class="scroll" tabindex="0" role="region" aria-label="Table of cards">
    <table>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        ${testCards.map(
          ({ number, shows }) =>
            html`<tr>
              <td>${spaced(number)}</td>
              <td>${shows}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>
  <p>Use any future month, any three digits and any name.</p>
</section>`;

/** An error announced to screen readers; nothing without an error. */
export const alert = (message: string | null): Html =>
  message === null ? html`` : html`<p role="alert" class="error">${message}</p>`;

/** The bank's confirmation page. It carries the previous input along so the payment can continue. @param amount formatted amount */
export const bankQuestion = (
  typed: TypedCard,
  amount: string,
  others: Readonly<Record<string, string>> = {},
): Html =>
  html` <section>
    <p>The card’s bank asks you to confirm that you’re paying ${amount}.</p>
    <form method="post">
      ${Object.entries({ ...typed, ...others }).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
      )}
      <div class="acts">
        <button class="main" name="bank" value="yes">Confirm the payment</button>
        <button class="plain" name="bank" value="no">Refuse</button>
      </div>
    </form>
  </section>`;

/** The message after the customer rejects the bank's confirmation. */
export const bankDeclinedMessage =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';
