import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Layout } from './layout.ts';

/** Owns the tables. The application works as a role that its migrations make. */
export const OWNER = 'alipen';
export const DATABASE = 'alipen';

export type Means = {
  readonly layout: Layout;
  readonly binaries: Binaries;
  readonly account: Account;
  readonly env: NodeJS.ProcessEnv;
  readonly durable: boolean;
  /** Added to ours, or replacing them: a test of a standby needs it, the product never does. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Lines of pg_hba.conf after ours, for others who may come in. */
  readonly access?: readonly string[];
  readonly say: (line: string) => void;
};

export const options = ({ env, account }: Means) => ({ env: { ...process.env, ...env }, cwd: '/', ...account.as });
