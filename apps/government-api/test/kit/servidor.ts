import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@alipen/platform/logging/logger';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import supertest from 'supertest';
import { TokensService } from '../../src/auth/tokens.service.ts';
import { readConfiguration } from '../../src/configuration.ts';
import { Database } from '../../src/database/database.ts';
import { pessoas } from '../../src/demonstracao/cadastros.table.ts';
import { criarServidor } from '../../src/servidor.ts';
import { UsuariosService } from '../../src/usuarios/usuarios.service.ts';
import { prepararBanco } from './banco.ts';
import { demonstracao } from './demonstracao.ts';

export const CPF = {
  gestora: '11144477735',
  solicitante: '52998224725',
  atendimento: '39053344705',
  monitoramento: '16899535009',
  fiscal: '93541134780',
  outraSolicitante: '28001238938',
} as const;
export type Quem = keyof typeof CPF;

export type ServidorDeTeste = {
  readonly app: NestFastifyApplication;
  readonly database: Database;
  readonly dataDir: string;
  http(): supertest.Agent;
  como(quem: Quem): supertest.Agent;
  token(quem: Quem): string;
  /** Of somebody whom the demonstration does not have. */
  tokenDeQuem(cpf: string): Promise<string>;
};

type Ambiente = () => Record<string, string> | Promise<Record<string, string>>;

/**
 * The whole service on a fresh database with the demonstration in it. An answer that is not in the contract becomes a plain 500
 * that says why. Registers its own hooks.
 */
export function prepararServidor(ambiente: Ambiente = () => ({})): ServidorDeTeste {
  const banco = prepararBanco(demonstracao);
  const tokens = new Map<Quem, string>();
  let app: NestFastifyApplication;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'alipen-teste-'));
    banco.antesDeFechar(() => rm(dataDir, { recursive: true, force: true }));
    const configuration = readConfiguration({
      DATA_DIR: dataDir,
      DEMO: 'true',
      LOG_LEVEL: 'silent',
      ...(await ambiente()),
    });
    const logger = createLogger({ name: 'teste', level: 'silent' });
    app = await criarServidor(configuration, { connection: banco.doSistema, logger, responses: 'throw' });
    banco.antesDeFechar(() => app.close());
    for (const [quem, cpf] of Object.entries(CPF)) tokens.set(quem as Quem, await tokenDe(app, cpf));
  }, 60_000);

  const token = (quem: Quem): string => tokens.get(quem) ?? '';
  return {
    get app() {
      return app;
    },
    get database() {
      return banco.database;
    },
    get dataDir() {
      return dataDir;
    },
    http: () => supertest.agent(app.getHttpServer()),
    como: quem => supertest.agent(app.getHttpServer()).auth(token(quem), { type: 'bearer' }),
    token,
    tokenDeQuem: cpf => tokenDe(app, cpf),
  };
}

/** Signs in as if the agency's provider had recognised the person: a password is slow on purpose and is tested in other files. */
async function tokenDe(app: NestFastifyApplication, cpf: string): Promise<string> {
  const emissao = await app
    .get(Database)
    .transaction(tx => app.get(UsuariosService).reconhecer(tx, cpf, null, 'teste'));
  if (!emissao) throw new Error(`${pessoas.find(pessoa => pessoa.cpf === cpf)?.nome} não entrou`);
  return app.get(TokensService).issue(emissao);
}

/** The date `dias` days from today in Maranhão. */
export function dia(dias: number): string {
  const hoje = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Fortaleza' }).format(new Date());
  const data = new Date(`${hoje}T00:00:00Z`);
  data.setUTCDate(data.getUTCDate() + dias);
  return data.toISOString().slice(0, 10);
}
