import type { Importance } from './importance.table.ts';
import type { PolicyName } from './policies.table.ts';

export type GateOperation = {
  readonly operationId: string;
  readonly method: string;
  /** As in the document, with {name}. */
  readonly path: string;
  readonly session: 'ignored' | 'optional' | 'required';
  readonly csrf: 'never' | 'cookie' | 'unless-bearer' | 'always';
  readonly tagged: boolean;
  /** Images, event streams, downloads: the browser fetches them without our header. */
  readonly embedded: boolean;
  /** One of these is enough; empty asks for nothing on our own operations, and denies on relayed ones. */
  readonly autoridades: ReadonlySet<string>;
  readonly relayed: boolean;
  readonly importance: Importance;
  /** Calls are counted by address under this policy, whoever calls; without it, by caller. */
  readonly policy?: PolicyName;
  readonly requestTypes: readonly string[];
  readonly bodyLimit: number;
};
