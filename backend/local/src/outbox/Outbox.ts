export interface OutboxMail {
  readonly kind: 'mail';
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly from: string;
  readonly to: string;
  /** The Reply-To address; empty for the sender. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  /** Null for a plain-text email. */
  readonly html: string | null;
  readonly messageId: string;
}

/** A text sent by a function, or a reply to one. */
export interface OutboxText {
  readonly kind: 'text' | 'reply';
  /** Twilio's ID, `SM…`. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly from: string;
  readonly to: string;
  readonly body: string;
  /** A Twilio status. */
  status: string;
  /** Twilio's error code; null for none. */
  errorCode: number | null;
}

/** A push notification to a device. */
export interface OutboxPush {
  readonly kind: 'push';
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The device's token. */
  readonly to: string;
  readonly title: string;
  readonly body: string;
  /** The page that it opens. */
  readonly link: string;
  readonly isUrgent: boolean;
}

export type OutboxItem = OutboxMail | OutboxText | OutboxPush;

/** How the next email can fail, with a label. */
export const mailFailures = {
  later: 'The server asks to try again later (451)',
  refused: 'The server rejects it (550)',
  silent: 'The server accepts it and never answers',
  bounced: 'It bounces later',
} as const;

/** How the next text can fail. */
export const textFailures = {
  busy: 'Too many at once (429)',
  stopped: 'The recipient opted out (21610)',
  landline: 'It turns out not to be a mobile phone (30006)',
  silent: 'Twilio accepts it and never answers',
} as const;

/** How the next push notification can fail, with a label. */
export const pushFailures = {
  busy: 'Too many at once (429)',
  gone: 'The device is gone (404)',
} as const;

export type PushFailure = keyof typeof pushFailures;
export type MailFailure = keyof typeof mailFailures;
export type TextFailure = keyof typeof textFailures;

/** How many of the latest messages are kept. */
const maxMessages = 500;

/** Sent messages in memory, and the failures requested for the next ones. */
export class Outbox {
  readonly #items: OutboxItem[] = [];
  readonly #listeners = new Set<() => void>();
  readonly #reports = new Set<Promise<void>>();
  readonly next: { mail: MailFailure | null; text: TextFailure | null; push: PushFailure | null } = {
    mail: null,
    text: null,
    push: null,
  };
  /** The number that `next.text` applies to; empty for any number. */
  nextTextTo = '';

  /** Newest first. */
  get items(): readonly OutboxItem[] {
    return this.#items;
  }

  /** Whether an email with this Message-ID is already here. */
  has(messageId: string): boolean {
    return this.#items.some((item) => item.kind === 'mail' && item.messageId === messageId);
  }

  add(item: OutboxItem): void {
    this.#items.unshift(item);
    this.#items.splice(maxMessages);
    this.changed();
  }

  clear(): void {
    this.#items.length = 0;
    this.changed();
  }

  /** Returns the failure requested for the next message of a kind, and clears it. @param to a text's recipient */
  consumeFailure<Kind extends 'mail' | 'text' | 'push'>(kind: Kind, to = ''): (typeof this.next)[Kind] {
    if (kind === 'text' && this.nextTextTo !== '' && this.nextTextTo !== to) return null;
    const failure = this.next[kind];
    this.next[kind] = null;
    if (failure !== null) this.changed();
    return failure;
  }

  /** Makes `settled` wait for a report. @param report must not reject */
  track(report: Promise<void>): void {
    this.#reports.add(report);
    void report.then(() => this.#reports.delete(report));
  }

  /** Resolves once the functions have answered every report. */
  async settled(): Promise<void> {
    while (this.#reports.size > 0) await Promise.all(this.#reports);
  }

  /** Notifies the pages that show the outbox. */
  changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** @returns removes the listener */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
