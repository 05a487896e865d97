import { Injectable } from '@nestjs/common';
import { type SQL, sql } from 'drizzle-orm';
import { isoInstant } from '../../clock/iso-instant.ts';
import { rows, type Transaction } from '../../database/database.ts';
import type { Conteudo } from '../../fechamentos/fechamentos.service.ts';
import { situacoesCompletas } from '../../fiscalizacoes/fiscalizacoes.ciclo.table.ts';
import { situacoesNoMapa } from '../../pedidos/pedidos.ciclo.table.ts';

/** Instants are ISO 8601 in UTC, to the millisecond, as they were hashed. */
type Assinatura = {
  papel: string;
  nome: string;
  matricula: string | null;
  cargo: string | null;
  em: string;
  hash: string;
  /** What the browser, the authenticator and the key said, in base64; null where the password signed. */
  gesto: { cliente: string; autenticador: string; assinatura: string } | null;
};

/** A closing as it was frozen: whoever has it can hash it again. */
type FechamentoDoPacote = {
  conteudo: Conteudo;
  selos: string;
  anterior: string;
  hash: string;
  codigo: string;
  versao: number;
  assinaturas: Assinatura[];
};

/** A unit's day in the billing; without a closing where its map is open. */
export type DiaDoPacote = {
  lotacaoId: number;
  data: string;
  bruto: number;
  glosa: number;
  desconto: number;
  motivoDoDesconto: string | null;
  fechamento: FechamentoDoPacote | null;
};

/** What was done for a unit's day, in the order in which it happened. */
type DoDia = { lotacaoId: number; data: string };
export type PedidoDoPacote = DoDia & {
  numero: string;
  tipo: string;
  enviadoEm: string | null;
  limiteEm: string;
  confirmadoEm: string | null;
  internos: number | null;
  servidores: number | null;
  itens: { refeicao: string; publico: string; solicitada: number; confirmada: number | null }[];
};
export type EntregaDoPacote = DoDia & {
  refeicao: string;
  entrega: number;
  completude: string;
  chegadaEm: string | null;
  atrasoMin: number | null;
  registradaEm: string;
  itens: { publico: string; esperada: number; entregue: number; recusada: number }[];
  /** SHA-256 of each photo. */
  fotos: string[];
};
export type FiscalizacaoDoPacote = DoDia & {
  numero: string;
  refeicao: string;
  realizadaEm: string | null;
  resultado: string | null;
  nota: number | null;
  pontos: number;
  fotos: string[];
};

/** On one line, unlike PostgreSQL's own. */
const base64 = (coluna: SQL): SQL => sql`translate(encode(${coluna}, 'base64'), E'\n', '')`;

/** What happened on the days of one billing, for whoever follows each centavo back to its meals. */
@Injectable()
export class PacoteRepository {
  days(tx: Transaction, medicaoId: number): Promise<DiaDoPacote[]> {
    return rows<DiaDoPacote>(
      tx,
      sql`
        select l.lotacao_id as "lotacaoId", l.data::text as data, l.bruto_centavos::float8 as bruto,
          l.glosa_centavos::float8 as glosa, coalesce(l.decidido_centavos, l.proposto_centavos)::float8 as desconto,
          l.decisao_motivo as "motivoDoDesconto",
          case when f.id is not null then json_build_object('conteudo', f.conteudo, 'selos', f.selos,
            'anterior', f.hash_anterior, 'hash', f.hash, 'codigo', f.codigo, 'versao', f.versao,
            'assinaturas', coalesce((
              select json_agg(json_build_object('papel', a.papel, 'nome', a.nome, 'matricula', a.matricula, 'cargo', a.cargo,
                'em', ${isoInstant(sql`a.em`)}, 'hash', a.hash, 'gesto', case when g.id is not null then json_build_object(
                  'cliente', ${base64(sql`g.dados_cliente`)}, 'autenticador', ${base64(sql`g.dados_autenticador`)},
                  'assinatura', ${base64(sql`g.assinatura`)}) end) order by a.id)
              from assinaturas_mapa a left join gestos_de_chave g on g.id = a.gesto_id
              where a.fechamento_id = f.id), '[]')) end as fechamento
        from linhas_medicao l left join fechamentos_mapa f on f.id = l.fechamento_id
        where l.medicao_id = ${medicaoId} order by l.lotacao_id, l.data`,
    );
  }

  orders(tx: Transaction, medicaoId: number): Promise<PedidoDoPacote[]> {
    return rows<PedidoDoPacote>(
      tx,
      sql`
        select l.lotacao_id as "lotacaoId", l.data::text as data, p.numero, p.tipo,
          ${isoInstant(sql`p.enviado_em`)} as "enviadoEm", ${isoInstant(sql`p.prazo_limite_em`)} as "limiteEm",
          ${isoInstant(sql`p.confirmado_em`)} as "confirmadoEm", p.efetivo_internos as internos,
          p.efetivo_servidores as servidores, i.itens
        from linhas_medicao l join medicoes m on m.id = l.medicao_id
        join pedidos p on p.lotacao_id = l.lotacao_id and p.data_refeicao = l.data and p.situacao in ${situacoesNoMapa}
        join lateral (
          select json_agg(json_build_object('refeicao', t.nome, 'publico', u.nome, 'solicitada', i.quantidade_solicitada,
            'confirmada', i.quantidade_confirmada) order by t.ordem, t.id, u.ordem, u.id) as itens
          from itens_pedido i join tipos_alimentacao t on t.id = i.tipo_alimentacao_id
          join tipos_publico u on u.id = i.tipo_publico_id
          where i.pedido_id = p.id and i.contrato_id = m.contrato_id
        ) i on i.itens is not null
        where l.medicao_id = ${medicaoId} order by l.lotacao_id, l.data, p.id`,
    );
  }

  deliveries(tx: Transaction, medicaoId: number): Promise<EntregaDoPacote[]> {
    return rows<EntregaDoPacote>(
      tx,
      sql`
        select l.lotacao_id as "lotacaoId", l.data::text as data, t.nome as refeicao, r.entrega::int as entrega, r.completude,
          ${isoInstant(sql`r.chegada_em`)} as "chegadaEm", r.atraso_min as "atrasoMin",
          ${isoInstant(sql`r.registrado_em`)} as "registradaEm",
          coalesce((
            select json_agg(json_build_object('publico', u.nome, 'esperada', x.esperada, 'entregue', x.entregue,
              'recusada', x.recusada) order by u.ordem, u.id)
            from itens_recebimento x join tipos_publico u on u.id = x.tipo_publico_id
            where x.recebimento_id = r.id), '[]') as itens,
          coalesce((
            select json_agg(f.sha256 order by x.ordem) from fotos_recebimento x join fotos f on f.id = x.foto_id
            where x.recebimento_id = r.id), '[]') as fotos
        from linhas_medicao l join medicoes m on m.id = l.medicao_id
        join pedidos p on p.lotacao_id = l.lotacao_id and p.data_refeicao = l.data and p.situacao in ${situacoesNoMapa}
        join recebimentos r on r.pedido_id = p.id and r.vigente and not r.anulacao
        join tipos_alimentacao t on t.id = r.tipo_alimentacao_id
        where l.medicao_id = ${medicaoId} and exists (
          select from itens_pedido i where i.pedido_id = p.id and i.tipo_alimentacao_id = r.tipo_alimentacao_id
            and i.contrato_id = m.contrato_id)
        order by l.lotacao_id, l.data, t.ordem, t.id, r.entrega`,
    );
  }

  inspections(tx: Transaction, medicaoId: number): Promise<FiscalizacaoDoPacote[]> {
    return rows<FiscalizacaoDoPacote>(
      tx,
      sql`
        select l.lotacao_id as "lotacaoId", l.data::text as data, f.numero, t.nome as refeicao,
          ${isoInstant(sql`f.realizada_em`)} as "realizadaEm", f.resultado, f.nota, coalesce(f.pontos, 0)::int as pontos,
          coalesce((
            select json_agg(x.sha256 order by x.ordem, x.uuid) from fotos_fiscalizacao x
            where x.fiscalizacao_id = f.id and x.numero = f.versao_vigente), '[]') as fotos
        from linhas_medicao l join medicoes m on m.id = l.medicao_id join contratos c on c.id = m.contrato_id
        join fiscalizacoes f on f.lotacao_id = l.lotacao_id and f.data = l.data and f.fornecedor_id = c.fornecedor_id
          and f.situacao in ${situacoesCompletas}
        join tipos_alimentacao t on t.id = f.tipo_alimentacao_id
        where l.medicao_id = ${medicaoId} order by l.lotacao_id, l.data, t.ordem, f.id`,
    );
  }
}
