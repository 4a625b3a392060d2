/** The messages in the form that a page sends over a WebChannel. */
export function messagesOf(form: string): unknown[] {
  return [...new URLSearchParams(form)].flatMap(([name, value]) =>
    /^req\d+___data__$/.test(name) ? [JSON.parse(value) as unknown] : [],
  );
}
