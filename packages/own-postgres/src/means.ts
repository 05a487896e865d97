import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Layout } from './layout.ts';

/** Who owns the tables; whom the application works as is made by its migrations. */
export const OWNER = 'alipen';
/** The database that is in it from the beginning. */
export const DATABASE = 'alipen';

/** What it takes to run the programs on a folder. */
export type Means = {
  readonly layout: Layout;
  readonly binaries: Binaries;
  readonly account: Account;
  readonly env: NodeJS.ProcessEnv;
  readonly durable: boolean;
  /** Beyond ours, which they replace: what the product never needs, and a test of a standby does. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Lines of pg_hba.conf after ours: who else may come in. */
  readonly access?: readonly string[];
  readonly say: (line: string) => void;
};

/** How its programs are run. */
export const options = ({ env, account }: Means) => ({ env: { ...process.env, ...env }, cwd: '/', ...account.as });
