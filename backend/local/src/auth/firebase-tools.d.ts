/** The parts of firebase-tools' Auth emulator that the local Firebase builds on; the package has no types for them. */

declare module 'firebase-tools/lib/emulator/auth/apiSpec.js' {
  const module: { default: { paths: Record<string, unknown> } };
  export default module;
}

declare module 'firebase-tools/lib/emulator/auth/state.js' {
  export interface UserInfo {
    localId: string;
    email?: string;
    [field: string]: unknown;
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
    deleteUser(user: UserInfo): void;
    deleteAllAccounts(): void;
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
