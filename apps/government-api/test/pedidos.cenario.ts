import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@alipen/contracts/generated/government-api';
import { createLogger } from '@alipen/platform/logging/logger';
import type { Type } from '@nestjs/common';
import { TokensService } from '../src/auth/tokens.service.ts';
import { addDays, Clock } from '../src/clock/clock.ts';
import { readConfiguration } from '../src/configuration.ts';
import { contratos, contratosLotacoes, itensContrato } from '../src/contratos/contratos.schema.ts';
import type { Database } from '../src/database/database.ts';
import { efetivosDiarios } from '../src/efetivos/efetivos.schema.ts';
import { fornecedores } from '../src/fornecedores/fornecedores.schema.ts';
import { JobsRunner } from '../src/jobs/jobs-runner.ts';
import { lotacoes } from '../src/lotacoes/lotacoes.schema.ts';
import { motivos } from '../src/motivos/motivos.schema.ts';
import { itensProgramacao, programacoes } from '../src/programacoes/programacoes.schema.ts';
import { criarServidor } from '../src/servidor.ts';
import { tiposAlimentacao } from '../src/tipos-alimentacao/tipos-alimentacao.schema.ts';
import { tiposPublico } from '../src/tipos-publico/tipos-publico.schema.ts';
import { usuarios } from '../src/usuarios/usuarios.schema.ts';
import type { BancoDeTeste } from './kit/banco.ts';
import { chamar, type Resposta } from './kit/chamada.ts';

export type { Resposta };

type Schemas = components['schemas'];

/** Friday, 11:00 in Fortaleza: tomorrow can still be ordered. */
export const AGORA = '2026-11-20T14:00:00.000Z';
export const HOJE = '2026-11-20';
export const AMANHA = '2026-11-21';

export const ids = {
  /** Fortaleza; contract, programme and head count 128 + 6 + 18. */
  upsl: 1,
  /** Rio Branco (two hours behind); contract and head count, no programme. */
  acre: 2,
  semContrato: 3,
  inativa: 4,
  cafe: 1,
  almoco: 2,
  jantar: 3,
  ceiaInativa: 4,
  interno: 1,
  servidor: 2,
  /** Active, without a price. */
  visitante: 3,
  publicoInativo: 4,
} as const;

export const pessoas = {
  gestora: { id: 1, nome: 'Gestora Geral', authorities: ['AL_GESTOR'], lotacaoId: null },
  solicitante: { id: 2, nome: 'Sônia Solicitante', authorities: ['SOLICITANTE'], lotacaoId: ids.upsl },
  doAcre: { id: 3, nome: 'Adão do Acre', authorities: ['SOLICITANTE'], lotacaoId: ids.acre },
  atendimento: { id: 4, nome: 'Ana Atende', authorities: ['AL_ATENDIMENTO'], lotacaoId: null },
  fiscal: { id: 5, nome: 'Fábio Fiscal', authorities: ['AL_FISCAL'], lotacaoId: null },
  monitoramento: { id: 6, nome: 'Moema Monitora', authorities: ['AL_MONITORAMENTO'], lotacaoId: null },
} as const;
export type Quem = keyof typeof pessoas;

const CONTRATO_ATE = '2027-06-30';

export async function semearCenario(db: Database): Promise<void> {
  const unidade = (nome: string, uf: string, fusoHorario: string, ativa = true) => ({
    codigo: nome,
    nome,
    nomeBusca: nome.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase(),
    tipo: 'UNIDADE_PRISIONAL',
    municipio: 'Município',
    uf,
    fusoHorario,
    ativa,
  });
  await db
    .insert(lotacoes)
    .values([
      unidade('UPSL 1', 'MA', 'America/Fortaleza'),
      unidade('Ágata do Acre', 'AC', 'America/Rio_Branco'),
      unidade('Sem contrato', 'MA', 'America/Fortaleza'),
      unidade('Desativada', 'MA', 'America/Fortaleza', false),
    ]);
  await db.insert(usuarios).values(
    Object.values(pessoas).map(({ id, nome, authorities, lotacaoId }) => ({
      cpf: String(id).padStart(11, '0'),
      nome,
      matricula: String(100_000 + id),
      senhaHash: 'x',
      authorities: [...authorities],
      lotacaoId,
    })),
  );
  const refeicao = (nome: string, ordem: number, ativo = true) => ({
    nome,
    sigla: nome.slice(0, 3),
    ordem,
    horaLimitePedido: '18:00',
    diasAntecedencia: 1,
    entregaInicio: '06:00',
    entregaFim: '07:00',
    ativo,
  });
  await db
    .insert(tiposAlimentacao)
    .values([refeicao('Café da manhã', 1), refeicao('Almoço', 2), refeicao('Jantar', 4), refeicao('Ceia', 5, false)]);
  await db.insert(tiposPublico).values([
    { nome: 'Interno', sigla: 'INT', ordem: 1, baseConferencia: 'EFETIVO_INTERNO' },
    { nome: 'Servidor', sigla: 'SER', ordem: 2, baseConferencia: 'EFETIVO_SERVIDOR' },
    { nome: 'Visitante', sigla: 'VIS', ordem: 3, baseConferencia: 'SEM_BASE' },
    { nome: 'Acolhido', sigla: 'ACO', ordem: 4, baseConferencia: 'EFETIVO_INTERNO', ativo: false },
  ]);
  await semearContrato(db);
  await db.insert(efetivosDiarios).values(
    [ids.upsl, ids.acre].map(lotacaoId => ({
      lotacaoId,
      data: addDays(HOJE, -1),
      internos: 128,
      servidoresPlantao: 6,
      servidoresExpediente: 18,
      fonte: 'MANUAL',
      capturadoEm: new Date('2026-11-19T12:00:00Z'),
    })),
  );
  await db.insert(programacoes).values({ lotacaoId: ids.upsl, vigenciaInicio: '2026-01-01' });
  await db.insert(itensProgramacao).values(
    [0, 1, 2, 3, 4, 5, 6].map(diaSemana => ({
      programacaoId: 1,
      diaSemana,
      tipoAlimentacaoId: ids.almoco,
      tipoPublicoId: ids.interno,
      quantidade: 120 + diaSemana,
    })),
  );
}

async function semearContrato(db: Database): Promise<void> {
  await db
    .insert(fornecedores)
    .values({ cnpj: '11222333000181', razaoSocial: 'Boa Mesa Ltda', nomeFantasia: 'Boa Mesa', nomeBusca: 'boa mesa' });
  await db.insert(contratos).values({
    numero: '012/2026',
    processo: 'P',
    lote: 'I',
    fornecedorId: 1,
    vigenciaInicio: '2026-01-01',
    vigenciaFim: CONTRATO_ATE,
    valorTotalCentavos: 1,
  });
  await db.insert(itensContrato).values(
    [ids.cafe, ids.almoco, ids.jantar, ids.ceiaInativa].flatMap(tipoAlimentacaoId =>
      [ids.interno, ids.servidor].map(tipoPublicoId => ({
        contratoId: 1,
        tipoAlimentacaoId,
        tipoPublicoId,
        precoCentavos: tipoAlimentacaoId * 100 + tipoPublicoId,
        quantidadeContratada: 100_000,
      })),
    ),
  );
  await db.insert(contratosLotacoes).values(
    [ids.upsl, ids.acre].flatMap(lotacaoId =>
      [ids.cafe, ids.almoco, ids.jantar, ids.ceiaInativa].map(tipoAlimentacaoId => ({
        lotacaoId,
        contratoId: 1,
        tipoAlimentacaoId,
        inicio: '2026-01-01',
        fim: CONTRATO_ATE,
      })),
    ),
  );
}

export type Problema = Schemas['Problema'] & { pedido?: Schemas['ReferenciaPedido'] };

export type Cliente = {
  em(instante: string): void;
  get<T>(quem: Quem, url: string): Promise<Resposta<T>>;
  del<T>(quem: Quem, url: string, ifMatch?: string): Promise<Resposta<T>>;
  post<T>(quem: Quem, url: string, corpo: unknown, ifMatch?: string, chave?: string): Promise<Resposta<T>>;
  put<T>(quem: Quem, url: string, corpo: unknown, ifMatch?: string): Promise<Resposta<T>>;
  enviar(quem: Quem, url: string, corpo: Buffer, tipo: string, method?: 'POST' | 'PUT'): Promise<Response>;
  tarefas(): Promise<number | undefined>;
  /** A provider of the running service, for what no operation does. */
  pegar<T>(tipo: Type<T>): T;
  baixar(quem: Quem, url: string): Promise<Arquivo>;
};
export type Arquivo = { status: number; tipo: string | null; disposicao: string | null; bytes: Buffer };

/** The whole service, listening on this database. Every answer is checked against the contract; drift becomes a 500. */
export async function abrirCliente(banco: BancoDeTeste, ambiente: Record<string, string> = {}): Promise<Cliente> {
  const configuration = readConfiguration({
    NODE_ENV: 'test',
    DEMO: 'false',
    DATA_DIR: join(tmpdir(), 'alipen-pedidos'),
    ...ambiente,
  });
  const logger = createLogger({ name: 'teste', level: 'fatal' });
  // The service does not close it: a spec uses the database until the file ends.
  const connection = { ...banco.doSistema, close: async () => undefined };
  const app = await criarServidor(configuration, { connection, responses: 'throw', logger });
  banco.antesDeFechar(() => app.close());
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const base = `http://127.0.0.1:${port}/ms-alipen`;
  const tokenDe = (quem: Quem) => app.get(TokensService).issue(emissaoDe(quem));
  let agora = AGORA;
  app.get(Clock).now = () => new Date(agora);
  type Resto = [corpo?: unknown, ifMatch?: string, chave?: string];
  const pedir = async <T>(method: string, quem: Quem, url: string, ...[corpo, ifMatch, chave]: Resto) =>
    chamar<T>(`${base}${url}`, { method, token: await tokenDe(quem), corpo, ifMatch, chave });
  return {
    em: instante => {
      agora = instante;
    },
    get: (quem, url) => pedir('GET', quem, url),
    del: (quem, url, ifMatch) => pedir('DELETE', quem, url, undefined, ifMatch),
    post: (quem, url, corpo, ifMatch, chave) => pedir('POST', quem, url, corpo, ifMatch, chave),
    put: (quem, url, corpo, ifMatch) => pedir('PUT', quem, url, corpo, ifMatch),
    enviar: async (quem, url, corpo, tipo, method = 'POST') =>
      fetch(`${base}${url}`, {
        method,
        headers: { authorization: `Bearer ${await tokenDe(quem)}`, 'content-type': tipo },
        body: new Uint8Array(corpo),
      }),
    baixar: async (quem, url) => {
      const resposta = await fetch(`${base}${url}`, { headers: { authorization: `Bearer ${await tokenDe(quem)}` } });
      const { status, headers } = resposta;
      const bytes = Buffer.from(await resposta.arrayBuffer());
      return { status, tipo: headers.get('content-type'), disposicao: headers.get('content-disposition'), bytes };
    },
    tarefas: () => app.get(JobsRunner).tick(),
    pegar: tipo => app.get(tipo),
  };
}

const emissaoDe = (quem: Quem) => {
  const { id, ...pessoa } = pessoas[quem];
  return { ...pessoa, usuarioId: id, matricula: String(100_000 + id), nomeLotacao: 'Lotação' };
};

export const item = (tipoAlimentacaoId: number, tipoPublicoId: number, quantidade: unknown) => ({
  tipoAlimentacaoId,
  tipoPublicoId,
  quantidade,
});

export async function motivada(
  cliente: Cliente,
  quem: Quem,
  { faixaPrazo }: Pick<Schemas['Pedido'], 'faixaPrazo'>,
  texto: string,
): Promise<Schemas['EnvioPedido']> {
  const contexto = faixaPrazo === 'FORA_DO_PRAZO' ? 'EMERGENCIA' : 'JUSTIFICATIVA_ACIMA';
  const { corpo } = await cliente.get<Schemas['Motivo'][]>(quem, `/motivos?contexto=${contexto}`);
  return { motivoId: corpo.find(({ codigo }) => codigo === 'OUTROS')?.id ?? 0, texto };
}

export async function enviarPedido(
  cliente: Cliente,
  quem: Quem,
  novo: { lotacaoId: number; dataRefeicao: string; itens: unknown[]; justificativa?: string },
): Promise<Resposta<Schemas['Pedido']>> {
  const { justificativa, ...corpo } = novo;
  const aberto = await cliente.post<Schemas['Pedido']>(quem, '/pedidos', corpo);
  if (aberto.status !== 201) throw new Error(JSON.stringify(aberto.corpo));
  const envio = justificativa ? await motivada(cliente, quem, aberto.corpo, justificativa) : {};
  return cliente.post(quem, `/pedidos/${aberto.corpo.id}/envio`, envio, aberto.etag);
}

export async function motivosDe(db: Database): Promise<(contexto: string, codigo: string) => number> {
  const lidos = await db.select().from(motivos);
  return (contexto, codigo) => {
    const motivo = lidos.find(lido => lido.contexto === contexto && lido.codigo === codigo);
    if (!motivo) throw new Error(`No reason ${contexto} ${codigo}.`);
    return motivo.id;
  };
}
