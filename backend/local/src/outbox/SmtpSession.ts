/** What has come by one connection of SMTP. */
export interface SmtpMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The mail as it was sent (RFC 5322), with the dots that SMTP adds taken out. */
  readonly content: Buffer;
}

/** What a session has its surroundings do. */
export interface SmtpSessionOptions {
  readonly write: (line: string) => void;
  readonly end: () => void;
  /** @returns the answer to a mail, such as `250 OK`; null for none at all */
  readonly onMail: (mail: SmtpMail) => Promise<string | null>;
}

const endOfMail = Buffer.from('\r\n.\r\n');
/** What the first line of a request of HTTP begins with. */
const httpMethods: ReadonlySet<string> = new Set([
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'CONNECT', 'TRACE'],
]);
const endOfLine = Buffer.from('\r\n');

/** A session keeps at most this much: larger mails are no mails of an app that is being tried. */
const mostBytes = 20 * 1024 * 1024;

/**
 * One connection of SMTP (RFC 5321), as far as a client needs that sends mails: EHLO, AUTH that takes whatever is said, MAIL, RCPT, DATA,
 * RSET, NOOP and QUIT. It reads bytes as they come and writes answers.
 */
export class SmtpSession {
  readonly #options: SmtpSessionOptions;
  #buffer = Buffer.alloc(0);
  #from: string | null = null;
  #to: string[] = [];
  #isData = false;
  #isOver = false;
  /** How many further lines belong to an AUTH LOGIN. */
  #authLines = 0;
  #work: Promise<void> = Promise.resolve();

  constructor(options: SmtpSessionOptions) {
    this.#options = options;
    options.write('220 local-firebase ESMTP');
  }

  /** Takes bytes of the client. What they ask for is done one after the other. */
  receive(bytes: Buffer): void {
    this.#work = this.#work.then(() => this.#read(bytes));
  }

  async #read(bytes: Buffer): Promise<void> {
    this.#buffer = Buffer.concat([this.#buffer, bytes]);
    if (this.#buffer.length > mostBytes) {
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
        // A page that a browser has open can send what it likes after such a line, also the words of SMTP.
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

/** A line of a mail that begins with a dot is sent with another one before it. */
const withoutDots = (content: Buffer): Buffer =>
  Buffer.from(content.toString('latin1').replace(/^\./gm, ''), 'latin1');
