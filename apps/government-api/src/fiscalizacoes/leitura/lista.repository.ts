import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../../database/database.ts';
import { findPage, whereAll } from '../../database/page.ts';
import type { SituacaoFiscalizacao } from '../fiscalizacoes.ciclo.table.ts';
import { colunas, condicoes, deOnde, type Filtros, juntas, type Ordem, ordemDaLista } from './lista.query.ts';

type Schemas = components['schemas'];

/** The `maxItems` of the contract. */
const MAIS_FORNECEDORES = 500;
const MAIS_FISCAIS = 1000;

export type FiscalizacaoLida = {
  id: number;
  numero: string;
  situacao: SituacaoFiscalizacao;
  origem: Schemas['OrigemFiscalizacao'];
  data: string;
  lotacaoId: number;
  lotacaoNome: string;
  municipio: string;
  uf: Schemas['Uf'];
  fusoHorario: string;
  tipoAlimentacaoId: number;
  refeicao: string;
  fornecedorId: number | null;
  fornecedor: string | null;
  pedidoId: number | null;
  pedidoNumero: string | null;
  pedidoEnviadoPor: number | null;
  pedidoCriadoPor: number | null;
  janelaInicioEm: string;
  janelaFimEm: string;
  confirmadas: number;
  designadoId: number | null;
  designado: string | null;
  fiscalId: number | null;
  fiscal: string | null;
  realizadaEm: string | null;
  resultado: Schemas['ResultadoFiscalizacao'] | null;
  nota: number | null;
  pontos: number | null;
  pesoMedioG: number | null;
  /** Hundredths of a percent by which the mean weight differs from the meal's minimum. */
  desvioPeso: number | null;
  temperatura: number | null;
  atrasoMin: number | null;
  criticos: number;
  ocorrencias: number;
  fotos: number;
  fotosFaltando: number;
  versoes: number;
  motivo: string | null;
  correcao: Schemas['EstadoCorrecao'] | null;
  correcaoAte: string | null;
  presenca: Schemas['FormaDePresenca'] | null;
  versao: number;
  dispensada: boolean;
};

@Injectable()
export class FiscalizacoesListaRepository {
  async page(
    tx: Transaction,
    filtros: Filtros,
    { ordem, ...pagina }: { ordem: Ordem; pagina: number; tamanho: number; total?: number },
  ): Promise<FiscalizacaoLida[]> {
    const { itens } = await findPage<FiscalizacaoLida>(tx, {
      from: deOnde(ordem),
      id: sql`f.id`,
      where: condicoes(filtros),
      ordering: ordemDaLista(ordem),
      ...pagina,
      select: colunas,
      join: juntas,
    });
    return itens;
  }

  async countByState(
    tx: Transaction,
    { situacoes: _, ...filtros }: Filtros,
  ): Promise<{ situacao: SituacaoFiscalizacao; quantas: number }[]> {
    return rows(
      tx,
      sql`select f.situacao, count(*)::int as quantas from ${deOnde()} ${whereAll(condicoes(filtros))} group by f.situacao`,
    );
  }

  async suppliersOf(tx: Transaction, filtros: Filtros): Promise<Schemas['ReferenciaRegistro'][]> {
    const destas = sql`select f.fornecedor_id from ${deOnde()} ${whereAll(condicoes(filtros))}`;
    return rows(
      tx,
      sql`select n.id, n.nome_fantasia as nome from fornecedores n where n.id in (${destas})
        order by n.nome_busca, n.id limit ${MAIS_FORNECEDORES}`,
    );
  }

  async inspectorsOf(tx: Transaction, filtros: Filtros): Promise<Schemas['PessoaNomeada'][]> {
    const where = whereAll(condicoes(filtros));
    const destas = sql`select f.fiscal_id from ${deOnde()} ${where} union select f.designado_id from ${deOnde()} ${where}`;
    return rows(
      tx,
      sql`select u.id, u.nome from usuarios u where u.id in (${destas}) order by u.nome_busca, u.id limit ${MAIS_FISCAIS}`,
    );
  }
}
