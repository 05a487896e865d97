/** Tokens that ended before their time. `has` answers from memory: it runs on every call. */
export abstract class Revocations {
  abstract has(key: string): boolean;
  /** Remembers the key until `exp` (seconds). */
  abstract revoke(key: string, exp: number): Promise<void>;
  /** Whether revocations reach the other replicas now (security.md C7). */
  abstract healthy(): boolean;
}
