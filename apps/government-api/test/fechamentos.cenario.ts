import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/database.ts';
import { MesPdfService } from '../src/exportacoes-mapa/mes-pdf.service.ts';
import { SenhasService } from '../src/usuarios/senhas.service.ts';
import { textosDoPdf } from './kit/pdf.ts';
import { AMANHA, type Cliente, ids, type Quem } from './pedidos.cenario.ts';
import { ALMOCO_INTEIRO, CAFE_INTEIRO, confirmado, type DoPedido } from './recebimentos.cenario.ts';

type Schemas = components['schemas'];
export type Fechamento = Schemas['Fechamento'];
export type Recusa = Schemas['Problema'];

/** The day whose meals `recebido` delivers. */
export const DIA = AMANHA;
/** 10:00 in Fortaleza, on the day after. */
export const DEPOIS = '2026-11-22T13:00:00.000Z';
export const SENHA = 'uma senha que se lembra';

export async function darSenhas(database: Database): Promise<void> {
  const senhaHash = await new SenhasService().gerarHash(SENHA);
  await database.execute(sql`update usuarios set senha_hash = ${senhaHash} where not sistema`);
}

/** An order of the day with each meal received whole, and the clock on the morning after. */
export async function recebido(cliente: Cliente, database: Database): Promise<{ pedidoId: number; etag: string }> {
  const pedido = await confirmado(cliente, database);
  let { etag } = pedido;
  for (const refeicao of [CAFE_INTEIRO, ALMOCO_INTEIRO]) {
    const feito = await cliente.post<DoPedido>('solicitante', `/pedidos/${pedido.id}/recebimentos`, refeicao, etag);
    if (feito.status !== 201) throw new Error(JSON.stringify(feito.corpo));
    etag = feito.etag;
  }
  cliente.em(DEPOIS);
  return { pedidoId: pedido.id, etag };
}

export const rota = (data = DIA, lotacaoId: number = ids.upsl) => `/lotacoes/${lotacaoId}/fechamentos/${data}`;

export const fechar = (cliente: Cliente, quem: Quem = 'solicitante', etag = '"0"', onde = rota()) =>
  cliente.post<Fechamento & Recusa>(quem, onde, {}, etag);

export const assinar = (
  cliente: Cliente,
  quem: Quem,
  papel: Schemas['PapelAssinatura'],
  { senha = SENHA, etag = '"1"', ...resto }: { senha?: string; etag?: string; nome?: string } = {},
) => cliente.post<Fechamento & Recusa>(quem, `${rota()}/assinaturas`, { papel, senha, ...resto }, etag);

export const reabrir = (cliente: Cliente, motivoId: number, etag = '"1"', texto?: string, quem: Quem = 'gestora') =>
  cliente.post<Fechamento & Recusa>(quem, `${rota()}/reabertura`, { motivoId, ...(texto && { texto }) }, etag);

/** Closings only grow too, so nothing less than truncate empties them. */
export const esvaziarFechamentos = (database: Database) =>
  database.execute(sql.raw('truncate assinaturas_mapa, fechamentos_mapa, linhas_medicao restart identity'));

export async function papelDoMes(cliente: Cliente, parametros: Schemas['ParametrosDownload']): Promise<string[]> {
  const pasta = await mkdtemp(join(tmpdir(), 'papel-do-mes-'));
  try {
    const caminho = join(pasta, 'mes.pdf');
    const [pessoa, andamento] = [{ usuarioId: 1, restritaA: null }, async () => {}];
    const { signal } = new AbortController();
    await cliente.pegar(MesPdfService).gerar({ caminho, pessoa, parametros, andamento, signal });
    return textosDoPdf(await readFile(caminho));
  } finally {
    await rm(pasta, { recursive: true });
  }
}
