/** An email received over SMTP. */
export interface SmtpMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The email as sent (RFC 5322), without SMTP's dot stuffing. */
  readonly content: Buffer;
}

export interface SmtpSessionOptions {
  readonly write: (line: string) => void;
  readonly end: () => void;
  /** @returns the response to an email, e.g. `250 OK`; null for none at all */
  readonly onMail: (mail: SmtpMail) => Promise<string | null>;
}

const endOfMail = Buffer.from('\r\n.\r\n');
/** The words that HTTP request lines start with. */
const httpMethods: ReadonlySet<string> = new Set([
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'CONNECT', 'TRACE'],
]);
const endOfLine = Buffer.from('\r\n');

/** A session's buffer limit: larger emails aren't sent by an app under development. */
const maxBytes = 20 * 1024 * 1024;

/**
 * One SMTP connection (RFC 5321), limited to what mail clients need: EHLO, AUTH that accepts anything, MAIL, RCPT, DATA, RSET, NOOP and
 * QUIT. Reads bytes as they arrive and writes responses.
 */
export class SmtpSession {
  readonly #options: SmtpSessionOptions;
  #buffer = Buffer.alloc(0);
  #from: string | null = null;
  #to: string[] = [];
  #isData = false;
  #isOver = false;
  /** How many more lines belong to an AUTH LOGIN. */
  #authLines = 0;
  #work: Promise<void> = Promise.resolve();

  constructor(options: SmtpSessionOptions) {
    this.#options = options;
    options.write('220 local-firebase ESMTP');
  }

  /** Receives the client's bytes and runs their commands in sequence. */
  receive(bytes: Buffer): void {
    this.#work = this.#work.then(() => this.#read(bytes));
  }

  async #read(bytes: Buffer): Promise<void> {
    this.#buffer = Buffer.concat([this.#buffer, bytes]);
    if (this.#buffer.length > maxBytes) {
      this.#options.write('552 Too large');
      this.#options.end();
      return;
    }
    while (!this.#isOver && (this.#isData ? await this.#takeMail() : this.#takeLine()));
  }

  async #takeMail(): Promise<boolean> {
    const at = this.#buffer.indexOf(endOfMail);
    if (at < 0) return false;
    const content = this.#buffer.subarray(0, at + endOfLine.length);
    this.#buffer = this.#buffer.subarray(at + endOfMail.length);
    this.#isData = false;
    const mail = { from: this.#from ?? '', to: this.#to, content: withoutDots(content) };
    this.#reset();
    const answer = await this.#options.onMail(mail);
    if (answer !== null) this.#options.write(answer);
    return true;
  }

  #takeLine(): boolean {
    const at = this.#buffer.indexOf(endOfLine);
    if (at < 0) return false;
    const line = this.#buffer.subarray(0, at).toString();
    this.#buffer = this.#buffer.subarray(at + endOfLine.length);
    this.#answer(line);
    return true;
  }

  #answer(line: string): void {
    const { write, end } = this.#options;
    if (this.#authLines > 0) {
      this.#authLines -= 1;
      write(this.#authLines > 0 ? '334 UGFzc3dvcmQ6' : '235 Welcome');
      return;
    }
    const verb = line.split(/[ :]/, 1)[0]!.toUpperCase();
    const address = /<([^>]*)>/.exec(line)?.[1] ?? '';
    switch (verb) {
      case 'EHLO':
        write('250-local-firebase\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n250 AUTH PLAIN LOGIN');
        return;
      case 'AUTH':
        if (/^AUTH LOGIN$/i.test(line)) {
          this.#authLines = 2;
          write('334 VXNlcm5hbWU6');
        } else write('235 Welcome');
        return;
      case 'MAIL':
        this.#reset();
        this.#from = address;
        write('250 OK');
        return;
      case 'RCPT':
        if (this.#from === null) return write('503 MAIL first');
        this.#to.push(address);
        return write('250 OK');
      case 'DATA':
        if (this.#to.length === 0) return write('503 RCPT first');
        this.#isData = true;
        return write('354 End with a line that is a dot');
      case 'RSET':
        this.#reset();
        return write('250 OK');
      case 'HELO':
      case 'NOOP':
        return write('250 OK');
      case 'QUIT':
        write('221 Bye');
        return end();
      default:
        // After such a line, a page in a browser can send anything, including SMTP commands.
        if (httpMethods.has(verb)) {
          this.#isOver = true;
          write('421 This is SMTP');
          return end();
        }
        write('500 Not known here');
    }
  }

  #reset(): void {
    this.#from = null;
    this.#to = [];
  }
}

/** In SMTP, an extra dot precedes each line that starts with one. */
const withoutDots = (content: Buffer): Buffer =>
  Buffer.from(content.toString('latin1').replace(/^\./gm, ''), 'latin1');
