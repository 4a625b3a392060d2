import type { ComponentType } from 'react';

/** A module's texts in one language, nested by key. */
export interface Catalog {
  [key: string]: string | Catalog;
}

/** A module's texts by language. English is the fallback and has every key. */
export interface Catalogs {
  en: Catalog;
  es?: Catalog;
}

/**
 * A lazily loaded component, the default export of its file. It may include its own texts, which are added to
 * the module's.
 */
export type LazyComponent = () => Promise<{ default: ComponentType; catalogues?: Partial<Catalogs> }>;

/** A module's code half: a table of contents that maps the names in `module.json` to code. */
export interface ModuleCode {
  /** Pages named by the routes. */
  pages: Record<string, LazyComponent>;
  /** Components named by the slots. */
  slots: Record<string, LazyComponent>;
  /** Texts shared by all parts of the module. */
  catalogues: Catalogs;
}

/**
 * A page that loads with texts the dashboard doesn't need.
 * @param loadTexts loads the texts by language; only the page's language is required.
 */
export const withTexts =
  (loadTexts: () => Promise<Partial<Catalogs>>, load: LazyComponent): LazyComponent =>
  async () => {
    const [{ default: Page }, catalogues] = await Promise.all([load(), loadTexts()]);
    return { default: Page, catalogues };
  };

/** Declares a module's code half. An identity function that provides the type. */
export function defineModule(code: ModuleCode): ModuleCode {
  return code;
}

/** Whether a module's container exposed a valid code half. */
export function isModuleCode(value: unknown): value is ModuleCode {
  if (typeof value !== 'object' || value === null) return false;
  const { pages, slots, catalogues } = value as Partial<ModuleCode>;
  return [pages, slots, catalogues?.en].every((part) => typeof part === 'object' && part !== null);
}
