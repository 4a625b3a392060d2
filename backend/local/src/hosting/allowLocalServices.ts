/** The Content-Security-Policy directives through which a page reaches Firebase: requests, and images from Storage. */
const directives = ['connect-src', 'img-src'];

/**
 * The hosting section of a firebase.json, with the local services allowed wherever its Content-Security-Policy says what a page may reach,
 * as Firebase is in production.
 *
 * @param origins of the services
 */
export function allowLocalServices(section: object, origins: readonly string[]): object {
  const { headers } = section as { headers?: unknown };
  if (!Array.isArray(headers)) return section;
  const rules = headers as { headers?: { key?: unknown; value?: unknown }[] }[];
  return {
    ...section,
    headers: rules.map((rule) => ({
      ...rule,
      headers: rule.headers?.map((header) =>
        typeof header.value === 'string' && /^content-security-policy$/i.test(String(header.key))
          ? { ...header, value: allow(header.value, origins) }
          : header,
      ),
    })),
  };
}

function allow(policy: string, origins: readonly string[]): string {
  return policy
    .split(';')
    .map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      // A list with "none" allows nothing, whatever else it contains.
      if (!directives.includes(name.toLowerCase()) || sources.includes("'none'")) return directive.trim();
      return [name, ...sources, ...origins].join(' ');
    })
    .join('; ');
}
