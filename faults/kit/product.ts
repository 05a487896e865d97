import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Caller } from './load.ts';
import { addManager, type Running, startGovernment } from './processes.ts';

export const CPF = '111.444.777-35';
const KINDS = ['AJUSTE', 'CANCELAMENTO', 'DEVOLUCAO', 'RECUSA', 'REABERTURA', 'EMERGENCIA'] as const;
export const PASSWORD = 'uma senha de prova';

/** The person whom `Manager.enter` signs in, on a database that has nobody yet. */
export function firstManager(folder: string, env: NodeJS.ProcessEnv, root?: string): void {
  addManager(folder, env, ['--cpf', CPF, '--nome', 'Maria Gestora', '--matricula', '1001'], PASSWORD, root);
}

/** The government API with one manager and nothing else, in a folder of its own; on PostgreSQL where an address is given. */
export async function ownGovernment(databaseUrl = ''): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'alipen-falhas-'));
  const env = { DATABASE_URL: databaseUrl };
  firstManager(folder, env);
  const government = await startGovernment(folder, env);
  return {
    ...government,
    stop: async () => {
      await government.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export class Manager {
  private constructor(
    private readonly caller: Caller,
    readonly token: string,
  ) {}

  get authorization(): string {
    return `Bearer ${this.token}`;
  }

  static async enter(origin: string): Promise<Manager> {
    const caller = new Caller(origin);
    const body = JSON.stringify({ cpf: CPF, senha: PASSWORD });
    const { status, text } = await caller.ask('/api/token', { method: 'POST', body });
    if (status !== 200) throw new Error(`the sign-in was refused: ${status} ${text}`);
    return new Manager(caller, JSON.parse(text).token);
  }

  get(path: string) {
    return this.caller.ask(`/api/ms-alipen/${path}`, { headers: { authorization: this.authorization } });
  }

  write(method: 'POST' | 'PUT', path: string, body: unknown, headers: Record<string, string>) {
    return this.caller.ask(`/api/ms-alipen/${path}`, {
      method,
      headers: { authorization: this.authorization, ...headers },
      body: JSON.stringify(body),
    });
  }

  /** Adds a reason, the smallest record there is. The kinds take turns, as one kind may have only a hundred. */
  addReason(texto: string, key: string) {
    const contexto = KINDS[Number(/\d+$/.exec(texto)?.[0] ?? 0) % KINDS.length];
    return this.write('POST', 'motivos', { contexto, texto, exigeTexto: false }, { 'idempotency-key': key });
  }

  async reasons(beginning: string): Promise<{ id: number; texto: string; versao: number }[]> {
    const { text } = await this.get('motivos');
    return JSON.parse(text).filter(({ texto }: { texto: string }) => texto.startsWith(beginning));
  }

  leave(): Promise<void> {
    return this.caller.close();
  }
}
