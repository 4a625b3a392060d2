/** The parts of firebase-tools' Auth emulator that the local Firebase builds on; the package has no types for them. */

declare module 'firebase-tools/lib/emulator/auth/apiSpec.js' {
  const module: { default: { paths: Record<string, unknown> } };
  export default module;
}

declare module 'firebase-tools/lib/emulator/auth/errors.js' {
  /** @throws what the emulator answers with this message */
  export function assert(condition: boolean, message: string): asserts condition;
}

declare module 'firebase-tools/lib/emulator/auth/state.js' {
  export interface UserInfo {
    localId: string;
    email?: string;
    [field: string]: unknown;
  }

  export type Claims = Readonly<Record<string, unknown>>;

  export interface RefreshTokenRecord {
    user: UserInfo;
    provider: string;
    extraClaims: Claims;
    secondFactor?: object;
  }

  export interface OobRecord {
    email: string;
    requestType: string;
    oobCode: string;
    oobLink: string;
  }

  export class AgentProjectState {
    constructor(projectId: string);
    users: Map<string, UserInfo>;
    enableImprovedEmailPrivacy: boolean;
    overwriteUserWithLocalId(localId: string, user: Omit<UserInfo, 'localId'>): UserInfo;
    updateUserByLocalId(localId: string, fields: object, options?: object): UserInfo;
    getUserByEmail(email: string): UserInfo | undefined;
    deleteUser(user: UserInfo): void;
    deleteAllAccounts(): void;
    createRefreshTokenFor(
      user: UserInfo,
      provider: string,
      options?: { extraClaims?: Claims; secondFactor?: object },
    ): string;
    validateRefreshToken(refreshToken: string): RefreshTokenRecord;
    createOob(
      email: string,
      newEmail: string | undefined,
      requestType: string,
      generateLink: (oobCode: string) => string,
    ): OobRecord;
  }
}

declare module 'firebase-tools/lib/emulator/auth/server.js' {
  import type { RequestListener } from 'node:http';
  import type { AgentProjectState } from 'firebase-tools/lib/emulator/auth/state.js';

  export function createApp(
    projectId: string,
    singleProjectMode?: number,
    projectStateForId?: Map<string, AgentProjectState>,
  ): Promise<RequestListener>;
}

declare module 'firebase-tools/lib/emulator/emulatorLogger.js' {
  export const Verbosity: { readonly SILENT: number };
  export const EmulatorLogger: { setVerbosity(verbosity: number): void };
}
