import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/database/database.ts';
import { type Recusa, SENHA } from './fechamentos.cenario.ts';
import { ler } from './medicoes.cenario.ts';
import type { Cliente, Quem } from './pedidos.cenario.ts';

type Schemas = components['schemas'];
export type Recebimento = Schemas['RecebimentoDaMedicao'];
export type Termo = Schemas['Termo'] & Recusa;

const PESSOAS = { gestora: 1, atendimento: 4, fiscal: 5, monitoramento: 6 } as const;

export const esvaziarTermos = (database: Database) =>
  database.execute(
    sql.raw('truncate assinaturas_termo, termos, numeracao_termos, designacoes, afastamentos restart identity cascade'),
  );

export async function designar(
  cliente: Cliente,
  quem: keyof typeof PESSOAS,
  papel: Schemas['PapelNoContrato'],
  mais: Partial<Schemas['NovaDesignacao']> = {},
): Promise<void> {
  const { status, corpo } = await cliente.post('gestora', '/contratos/1/responsaveis', {
    ...{ usuarioId: PESSOAS[quem], papel, qualidade: 'TITULAR', portaria: 'Portaria 41/2026' },
    ...{ portariaEm: '2026-10-01', inicio: '2026-10-01' },
    ...mais,
  });
  if (status !== 201) throw new Error(JSON.stringify(corpo));
}

export async function designados(cliente: Cliente): Promise<void> {
  await designar(cliente, 'fiscal', 'FISCAL_TECNICO');
  await designar(cliente, 'gestora', 'GESTOR');
}

export const afastar = (cliente: Cliente, quem: keyof typeof PESSOAS, inicio: string, fim: string) =>
  cliente.post('gestora', '/afastamentos', { usuarioId: PESSOAS[quem], inicio, fim, motivo: 'Férias' });

export const recebimento = async (cliente: Cliente, quem: Quem = 'gestora', id = 1): Promise<Recebimento> =>
  (await cliente.get<Recebimento>(quem, `/medicoes/${id}/recebimento`)).corpo;

export async function emitir(cliente: Cliente, quem: Quem, tipo: Schemas['TipoTermo'], id = 1) {
  const { versao } = await ler(cliente, 'gestora', id);
  return cliente.post<Termo>(quem, `/medicoes/${id}/termos`, { tipo }, `"${versao}"`);
}

/** Both terms, each by who answers for it. */
export async function receber(cliente: Cliente): Promise<void> {
  for (const [quem, tipo] of [
    ['fiscal', 'PROVISORIO'],
    ['gestora', 'DEFINITIVO'],
  ] as const) {
    const { corpo } = await emitir(cliente, quem, tipo);
    const { status } = await assinarTermo(cliente, quem, corpo.id);
    if (status !== 200) throw new Error(`the ${tipo} was not signed: ${status}`);
  }
}

const versaoDo = async (cliente: Cliente, termoId: number): Promise<string> => {
  const { termos } = await recebimento(cliente);
  return `"${termos.find(({ id }) => id === termoId)?.versao ?? 0}"`;
};

export const assinarTermo = async (cliente: Cliente, quem: Quem, termoId: number, senha = SENHA) =>
  cliente.post<Termo>(quem, `/termos/${termoId}/assinatura`, { senha }, await versaoDo(cliente, termoId));

export const recusarTermo = async (cliente: Cliente, quem: Quem, termoId: number, motivo: string) =>
  cliente.post<Termo>(quem, `/termos/${termoId}/recusa`, { motivo }, await versaoDo(cliente, termoId));
