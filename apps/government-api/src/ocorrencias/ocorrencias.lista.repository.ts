import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { isoInstant } from '../clock/iso-instant.ts';
import type { Transaction } from '../database/database.ts';
import { conditionsOf, findPage, ordering } from '../database/page.ts';
import { likeAnywhere } from '../database/search-text.ts';

type Schemas = components['schemas'];
export type FiltrosOcorrencias = {
  situacao?: Schemas['SituacaoOcorrencia'];
  gravidade?: Schemas['GravidadeOcorrencia'];
  lotacaoId?: number;
  fornecedorId?: number;
  pedidoId?: number;
  fiscalizacaoId?: number;
  de?: string;
  ate?: string;
  busca?: string;
};
export type BuscaOcorrencias = FiltrosOcorrencias & {
  ordem: Schemas['OrdemOcorrencias'];
  pagina: number;
  tamanho: number;
};

export type LinhaOcorrencia = {
  id: number;
  numero: string;
  origem: Schemas['OrigemOcorrencia'];
  situacao: Schemas['SituacaoOcorrencia'];
  gravidade: Schemas['GravidadeOcorrencia'];
  data: string;
  lotacaoId: number;
  lotacao: string;
  fornecedorId: number;
  fornecedor: string;
  pedidoId: number | null;
  pedido: string | null;
  refeicao: string | null;
  fiscalizacao: string | null;
  abertaEm: string;
  prazoResposta: string | null;
  glosaCentavos: string | null;
};

const select = sql`o.id, o.numero, o.origem, o.situacao, o.gravidade, o.data_refeicao::text as data,
  o.lotacao_id as "lotacaoId", l.nome as lotacao, o.fornecedor_id as "fornecedorId", f.nome_fantasia as fornecedor,
  o.pedido_id as "pedidoId", p.numero as pedido, t.nome as refeicao, s.numero as fiscalizacao,
  ${isoInstant(sql`o.aberta_em`)} as "abertaEm",
  ${isoInstant(sql`o.prazo_resposta_em`)} as "prazoResposta",
  (o.glosa_recusado_centavos + o.glosa_desconto_centavos)::text as "glosaCentavos"`;

const join = sql`join ocorrencias o on o.id = pagina.id join lotacoes l on l.id = o.lotacao_id
  join fornecedores f on f.id = o.fornecedor_id left join pedidos p on p.id = o.pedido_id
  left join tipos_alimentacao t on t.id = o.tipo_alimentacao_id left join fiscalizacoes s on s.id = o.fiscalizacao_id`;

const colunas = {
  abertaEm: [sql`o.id`],
  numero: [sql`o.numero`],
  prazo: [sql`o.prazo_resposta_em`],
  data: [sql`o.data_refeicao`],
} as const;

const condicao: { [N in keyof FiltrosOcorrencias]-?: (valor: NonNullable<FiltrosOcorrencias[N]>) => SQL } = {
  situacao: valor => sql`o.situacao = ${valor}`,
  gravidade: valor => sql`o.gravidade = ${valor}`,
  lotacaoId: id => sql`o.lotacao_id = ${id}`,
  fornecedorId: id => sql`o.fornecedor_id = ${id}`,
  pedidoId: id => sql`o.pedido_id = ${id}`,
  fiscalizacaoId: id => sql`o.fiscalizacao_id = ${id}`,
  de: de => sql`o.data_refeicao >= ${de}`,
  ate: ate => sql`o.data_refeicao <= ${ate}`,
  busca: texto => sql`(o.numero like ${`${texto.replaceAll(/[\\%_]/g, '\\$&')}%`}
    or exists (select from lotacoes b where b.id = o.lotacao_id and ${likeAnywhere(sql`b.nome_busca`, texto)})
    or exists (select from fornecedores b where b.id = o.fornecedor_id and ${likeAnywhere(sql`b.nome_busca`, texto)}))`,
};

@Injectable()
export class OcorrenciasListaRepository {
  page(
    tx: Transaction,
    filtros: FiltrosOcorrencias,
    { ordem, pagina, tamanho }: Pick<BuscaOcorrencias, 'ordem' | 'pagina' | 'tamanho'>,
  ): Promise<{ itens: LinhaOcorrencia[]; total: number }> {
    return findPage<LinhaOcorrencia>(tx, {
      from: sql`ocorrencias o`,
      id: sql`o.id`,
      where: conditionsOf(filtros, condicao),
      ordering: ordering(ordem, colunas),
      pagina,
      tamanho,
      select,
      join,
    });
  }

  async find(tx: Transaction, id: number): Promise<LinhaOcorrencia | undefined> {
    const { itens } = await findPage<LinhaOcorrencia>(tx, {
      from: sql`ocorrencias o`,
      id: sql`o.id`,
      where: [sql`o.id = ${id}`],
      ordering: ordering('numero', colunas),
      pagina: 1,
      tamanho: 1,
      total: 1,
      select,
      join,
    });
    return itens[0];
  }
}
