import { asc, eq } from 'drizzle-orm';
import { contratos, contratosLotacoes, itensContrato } from '../contratos/contratos.schema.ts';
import { type ContratosDoDia, type ContratoVigente, chavePreco } from '../contratos/contratos.service.ts';
import type { Transaction } from '../database/database.ts';
import { efetivosDiarios } from '../efetivos/efetivos.schema.ts';
import { fornecedores } from '../fornecedores/fornecedores.schema.ts';
import { lotacoes } from '../lotacoes/lotacoes.schema.ts';
import { tiposAlimentacao } from '../tipos-alimentacao/tipos-alimentacao.schema.ts';
import { tiposPublico } from '../tipos-publico/tipos-publico.schema.ts';
import { usuarios } from '../usuarios/usuarios.schema.ts';
import type { PublicoDaDemonstracao, UnidadeDaDemonstracao } from './pedidos.rules.ts';

type Efetivo = typeof efetivosDiarios.$inferSelect;
type Contratos = Pick<ContratosDoDia, 'porRefeicao' | 'precos'>;
type Unidade = Omit<UnidadeDaDemonstracao, 'efetivoEm'> & {
  efetivoEm: (data: string) => Efetivo;
  contratos: Contratos | undefined;
  /** The unit's own requester, else the manager. */
  autor: number;
};
export type ContextoDaDemonstracao = Awaited<ReturnType<typeof lerContexto>>;

export async function lerContexto(tx: Transaction) {
  const pessoas = await tx.select().from(usuarios).orderBy(asc(usuarios.id));
  const gestora = pessoas.find(({ authorities }) => authorities.includes('AL_GESTOR'));
  const efetivos = await tx.select().from(efetivosDiarios).orderBy(asc(efetivosDiarios.data));
  const contratosDe = await contratosPorUnidade(tx);
  const todas = await tx.select().from(lotacoes).where(eq(lotacoes.ativa, true)).orderBy(asc(lotacoes.id));
  const unidades = todas.flatMap(({ id, fusoHorario }): Unidade[] => {
    const solicitante = pessoas.find(({ lotacaoId }) => lotacaoId === id);
    const historico = efetivos.filter(({ lotacaoId }) => lotacaoId === id);
    const primeiro = historico[0];
    const autor = solicitante ?? gestora;
    if (!primeiro || !autor) return [];
    const efetivoEm = (data: string) => historico.findLast(efetivo => efetivo.data <= data) ?? primeiro;
    const contratos = contratosDe.get(id);
    return [{ id, fusoHorario, daSolicitante: solicitante !== undefined, efetivoEm, contratos, autor: autor.id }];
  });
  return { unidades, refeicoes: await refeicoesAtivas(tx), publicos: await publicosAtivos(tx) };
}

const refeicoesAtivas = (tx: Transaction) =>
  tx
    .select()
    .from(tiposAlimentacao)
    .where(eq(tiposAlimentacao.ativo, true))
    .orderBy(asc(tiposAlimentacao.ordem))
    .then(lidas => lidas.map(lida => ({ ...lida, horaLimitePedido: lida.horaLimitePedido.slice(0, 5) })));

const publicosAtivos = (tx: Transaction) =>
  tx
    .select()
    .from(tiposPublico)
    .where(eq(tiposPublico.ativo, true))
    .orderBy(asc(tiposPublico.ordem))
    .then(lidos => lidos as PublicoDaDemonstracao[]);

async function contratosPorUnidade(tx: Transaction): Promise<Map<number, Contratos>> {
  const itens = await tx.select().from(itensContrato);
  const vinculos = await tx
    .select({
      lotacaoId: contratosLotacoes.lotacaoId,
      tipoAlimentacaoId: contratosLotacoes.tipoAlimentacaoId,
      id: contratos.id,
      numero: contratos.numero,
      fornecedorId: fornecedores.id,
      fornecedor: fornecedores.nomeFantasia,
    })
    .from(contratosLotacoes)
    .innerJoin(contratos, eq(contratos.id, contratosLotacoes.contratoId))
    .innerJoin(fornecedores, eq(fornecedores.id, contratos.fornecedorId));
  const unidades = new Map<number, { porRefeicao: Map<number, ContratoVigente>; precos: Map<string, number> }>();
  for (const { lotacaoId, tipoAlimentacaoId, ...contrato } of vinculos) {
    const unidade = unidades.get(lotacaoId) ?? { porRefeicao: new Map(), precos: new Map() };
    unidades.set(lotacaoId, unidade);
    unidade.porRefeicao.set(tipoAlimentacaoId, contrato);
    for (const item of itens) {
      if (item.contratoId !== contrato.id || item.tipoAlimentacaoId !== tipoAlimentacaoId) continue;
      unidade.precos.set(chavePreco(tipoAlimentacaoId, item.tipoPublicoId), item.precoCentavos);
    }
  }
  return unidades;
}
