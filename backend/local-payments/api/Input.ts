import { ApiError } from '../operations/ApiError.ts';
import type { Metadata } from '../store/objects.ts';
import type { Form } from './parseForm.ts';

/** Maximum length of a text, as at Stripe. */
const maxTextLength = 5000;

/** A call's parameters, read by name. Each reader throws an ApiError with Stripe's wording for an invalid value. */
export class Input {
  readonly #form: Form;
  readonly #path: string;

  /** @param path of this form within the call's, e.g. `items[0]` */
  constructor(form: Form, path = '') {
    this.#form = form;
    this.#path = path;
  }

  /** A parameter's full name for responses. */
  nameOf(name: string): string {
    return this.#path === '' ? name : `${this.#path}[${name}]`;
  }

  has(name: string): boolean {
    return this.#form[name] !== undefined;
  }

  /** Rejects parameters Stripe doesn't know, so typos show here and not in production. */
  only(...names: readonly string[]): this {
    const unknown = Object.keys(this.#form).find((name) => !names.includes(name) && name !== 'expand');
    if (unknown !== undefined)
      throw ApiError.invalid(
        `Received unknown parameter: ${this.nameOf(unknown)}`,
        this.nameOf(unknown),
        'parameter_unknown',
      );
    return this;
  }

  text(name: string): string | undefined {
    const value = this.#form[name];
    if (value === undefined || (typeof value === 'string' && value.length <= maxTextLength)) return value;
    throw ApiError.invalid(
      `Invalid string: ${this.nameOf(name)}`,
      this.nameOf(name),
      'parameter_invalid_string',
    );
  }

  /** A text that can be cleared. */
  textOrNull(name: string): string | null | undefined {
    const value = this.text(name);
    return value === '' ? null : value;
  }

  required(name: string): string {
    const value = this.text(name);
    if (value !== undefined && value !== '') return value;
    throw ApiError.invalid(
      `Missing required param: ${this.nameOf(name)}.`,
      this.nameOf(name),
      'parameter_missing',
    );
  }

  integer(name: string, min = 0): number | undefined {
    const value = this.text(name);
    if (value === undefined || value === '') return undefined;
    const number = /^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (Number.isNaN(number))
      throw ApiError.invalid(`Invalid integer: ${value}`, this.nameOf(name), 'parameter_invalid_integer');
    if (number < min)
      throw ApiError.invalid(
        `This value must be greater than or equal to ${min}.`,
        this.nameOf(name),
        'parameter_invalid_integer',
      );
    return number;
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined || value === '') return undefined;
    if (value === 'true' || value === 'false') return value === 'true';
    throw ApiError.invalid(`Invalid boolean: ${value}`, this.nameOf(name), 'parameter_invalid_boolean');
  }

  /** One of several allowed values. */
  word<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    const value = this.text(name);
    if (value === undefined || value === '') return undefined;
    const found = words.find((word) => word === value);
    if (found) return found;
    throw ApiError.invalid(
      `Invalid ${this.nameOf(name)}: must be one of ${words.join(', ')}`,
      this.nameOf(name),
    );
  }

  at(name: string): Input | undefined {
    const value = this.#form[name];
    return value === undefined || typeof value === 'string' ? undefined : new Input(value, this.nameOf(name));
  }

  list(name: string): Input[] {
    const value = this.#form[name];
    if (value === undefined || typeof value === 'string') return [];
    const place = this.nameOf(name);
    return Object.entries(value).flatMap(([at, entry]) =>
      typeof entry === 'string' ? [] : [new Input(entry, `${place}[${at}]`)],
    );
  }

  /** The entries of a list of strings. */
  texts(name: string): string[] {
    const value = this.#form[name];
    if (value === undefined || typeof value === 'string') return [];
    return Object.values(value).filter((entry) => typeof entry === 'string');
  }

  /** An object's updated metadata: an empty value removes its key. */
  metadata(before: Metadata = {}): Metadata {
    const value = this.#form.metadata;
    if (value === undefined) return before;
    if (typeof value === 'string') return {};
    const merged = new Map(Object.entries(before));
    for (const [key, entry] of Object.entries(value)) {
      if (typeof entry !== 'string' || key.length > 40 || entry.length > 500)
        throw ApiError.invalid(
          'Metadata keys can have up to 40 characters, and values up to 500.',
          this.nameOf('metadata'),
        );
      if (entry === '') merged.delete(key);
      else merged.set(key, entry);
    }
    if (merged.size > 50) throw ApiError.invalid('Metadata can have up to 50 keys.', this.nameOf('metadata'));
    return Object.fromEntries(merged);
  }
}
