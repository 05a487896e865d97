import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/database.ts';
import { MedicoesService } from '../src/medicoes/medicoes.service.ts';
import { DIA, fechar, type Recusa, recebido, rota, SENHA } from './fechamentos.cenario.ts';
import { type Cliente, ids, type Quem } from './pedidos.cenario.ts';

type Schemas = components['schemas'];
export type Medicao = Schemas['Medicao'];

/** 09:00 in Brasília, on the first day of the next month. */
export const DIA_1 = '2026-12-01T12:00:00.000Z';
export const MES = '2026-11';

/** These tables only grow, so nothing less than truncate empties them. */
export const esvaziarMedicoes = (database: Database) =>
  database.execute(
    sql.raw('truncate atestos_medicao, correcoes_medicao, linhas_medicao, medicoes restart identity cascade'),
  );

/** A day of meals with its map closed, and the clock on the first of the next month. */
export async function mesFechado(cliente: Cliente, database: Database, quem: Quem = 'solicitante'): Promise<void> {
  await recebido(cliente, database);
  const { status, corpo } = await fechar(cliente, quem);
  if (status !== 200) throw new Error(JSON.stringify(corpo));
  cliente.em(DIA_1);
}

export const comPontos = (database: Database, pontos: number, data = DIA) =>
  database.execute(sql`insert into fiscalizacoes (numero, situacao, origem, lotacao_id, tipo_alimentacao_id, data, fornecedor_id,
      janela_inicio_em, janela_fim_em, limites, formulario_id, versao_vigente, realizada_em, resultado, nota, pontos,
      criada_em, criada_por, alterada_em, alterada_por)
    values ('F-' || (select count(*) from fiscalizacoes), 'REALIZADA', 'ROTINA', ${ids.upsl}, ${ids.almoco}, ${data}, 1,
      ${DIA_1}::timestamptz, ${DIA_1}::timestamptz + interval '1 hour', '{}', (select min(id) from formularios), 1,
      ${DIA_1}::timestamptz, 'CONFORME', 900, ${pontos}, ${DIA_1}::timestamptz, 1, ${DIA_1}::timestamptz, 1)`);

export const abrirDoMes = (cliente: Cliente, hoje = '2026-12-01') =>
  cliente.pegar(MedicoesService).abrirDoMes(hoje, new AbortController().signal);

export async function ler(cliente: Cliente, quem: Quem = 'gestora', id = 1): Promise<Medicao> {
  const { status, corpo } = await cliente.get<Medicao>(quem, `/medicoes/${id}`);
  if (status !== 200) throw new Error(JSON.stringify(corpo));
  return corpo;
}

export async function passo(
  cliente: Cliente,
  quem: Quem,
  caminho: string,
  corpo: unknown = {},
  id = 1,
): Promise<{ status: number; corpo: Medicao & Recusa }> {
  const { versao } = await ler(cliente, 'gestora', id);
  return cliente.post<Medicao & Recusa>(quem, `/medicoes/${id}/${caminho}`, corpo, `"${versao}"`);
}

export const atestar = (cliente: Cliente, quem: Quem, senha = SENHA, id = 1) =>
  passo(cliente, quem, 'atesto', { senha, cargo: 'Fiscal do contrato', notaFiscal: 'NF 123' }, id);

export async function aprovada(cliente: Cliente, database: Database, quem: Quem = 'solicitante'): Promise<void> {
  await mesFechado(cliente, database, quem);
  await abrirDoMes(cliente);
  for (const caminho of ['envio', 'aprovacao']) {
    const { status, corpo } = await passo(cliente, 'gestora', caminho);
    if (status !== 200) throw new Error(JSON.stringify(corpo));
  }
}

export { DIA, rota };
