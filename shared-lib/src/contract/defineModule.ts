import type { ComponentType } from 'react';

/** A component that is fetched when it is first shown; its file has it as the default export. */
export type LazyComponent = () => Promise<{ default: ComponentType }>;

/** The texts of a module in one language: i18next resources of its own namespace. */
export interface Catalogue {
  [key: string]: string | Catalogue;
}

/** The code half of a module. It reads as a table of contents: names from `module.json`, and where each lives. */
export interface ModuleCode {
  /** The pages that the routes name. */
  pages: Record<string, LazyComponent>;
  /** The components that the slots name. */
  slots: Record<string, LazyComponent>;
  /** The module's texts by language; English is the fallback and has every key. */
  catalogues: { en: Catalogue; es?: Catalogue };
}

/** Declares a module's code half; the identity function, there for the type and for a reader to find. */
export function defineModule(code: ModuleCode): ModuleCode {
  return code;
}

/** Whether what a module's container handed out has the shape of a code half. */
export function isModuleCode(value: unknown): value is ModuleCode {
  if (typeof value !== 'object' || value === null) return false;
  const { pages, slots, catalogues } = value as Partial<ModuleCode>;
  return [pages, slots, catalogues?.en].every((part) => typeof part === 'object' && part !== null);
}
