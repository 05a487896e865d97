import { Injectable } from '@nestjs/common';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Guard } from '../cycle/cycle-steps.ts';
import { rows, type Transaction } from '../database/database.ts';
import type { ConteudoDaNotificacao } from './notificacao.rules.ts';
import type { SituacaoNotificacao } from './notificacoes-formais.ciclo.table.ts';
import { notificacoesFormais } from './notificacoes-formais.schema.ts';

export type Notificacao = typeof notificacoesFormais.$inferSelect;
/** What the paper says of the occurrence; the rest is added when it is issued. */
export type DaOcorrencia = Omit<
  ConteudoDaNotificacao,
  'esquema' | 'numero' | 'codigo' | 'fundamento' | 'prazoDias' | 'fotos' | 'emitidaEm' | 'emitidaPor'
>;
export type Nomes = { emitidaPor: string; devolvidaPor: string | null };

@Injectable()
export class NotificacoesFormaisRepository {
  async ofOccurrence(tx: Transaction, ocorrenciaId: number): Promise<Notificacao | undefined> {
    const [row] = await tx.select().from(notificacoesFormais).where(eq(notificacoesFormais.ocorrenciaId, ocorrenciaId));
    return row;
  }

  async byCode(tx: Transaction, codigo: string): Promise<Notificacao | undefined> {
    const [row] = await tx.select().from(notificacoesFormais).where(eq(notificacoesFormais.codigo, codigo));
    return row;
  }

  async names(tx: Transaction, id: number): Promise<Nomes> {
    const [row] = await rows<Nomes>(
      tx,
      sql`select e.nome as "emitidaPor", d.nome as "devolvidaPor" from notificacoes_formais n
        join usuarios e on e.id = n.emitida_por left join usuarios d on d.id = n.devolvida_por where n.id = ${id}`,
    );
    if (!row) throw new Error('a formal notification is gone');
    return row;
  }

  async about(tx: Transaction, ocorrenciaId: number): Promise<DaOcorrencia> {
    const [row] = await rows<{ dela: DaOcorrencia }>(
      tx,
      sql`
        select jsonb_build_object(
          'ocorrencia', o.numero, 'data', o.data_refeicao, 'refeicao', t.nome, 'gravidade', o.gravidade,
          'clausula', o.clausula, 'fatos', o.descricao, 'lotacao', l.nome, 'municipio', l.municipio, 'uf', l.uf,
          'contrato', jsonb_build_object('numero', c.numero, 'processo', c.processo, 'lote', c.lote),
          'contratada', jsonb_build_object('nome', f.razao_social, 'cnpj', f.cnpj, 'representante', f.representante_legal)
        ) as dela
        from ocorrencias o join contratos c on c.id = o.contrato_id join fornecedores f on f.id = o.fornecedor_id
        join lotacoes l on l.id = o.lotacao_id left join tipos_alimentacao t on t.id = o.tipo_alimentacao_id
        where o.id = ${ocorrenciaId}`,
    );
    if (!row) throw new Error('an occurrence is gone');
    return row.dela;
  }

  /** Digests of the photos of what it was born of, in their order. */
  async photosOf(tx: Transaction, ocorrenciaId: number): Promise<string[]> {
    const found = await rows<{ sha256: string }>(
      tx,
      sql`
        select sha256 from (
          select f.sha256, r.ordem from ocorrencias o join fotos_recebimento r on r.recebimento_id = o.recebimento_id
          join fotos f on f.id = r.foto_id where o.id = ${ocorrenciaId}
          union all
          select p.sha256, p.ordem from ocorrencias o join fotos_fiscalizacao p on p.fiscalizacao_id = o.fiscalizacao_id
          join fiscalizacoes s on s.id = p.fiscalizacao_id and s.versao_vigente = p.numero where o.id = ${ocorrenciaId}
        ) f order by ordem, sha256 limit 60`,
    );
    return found.map(({ sha256 }) => sha256);
  }

  async nextNumber(tx: Transaction, ano: number): Promise<number> {
    const [row] = await rows<{ ultimo: number }>(
      tx,
      sql`insert into numeracao_notificacoes as n (ano, ultimo) values (${ano}, 1)
          on conflict (ano) do update set ultimo = n.ultimo + 1 returning ultimo`,
    );
    return row?.ultimo ?? 1;
  }

  async insert(tx: Transaction, nova: typeof notificacoesFormais.$inferInsert): Promise<Notificacao> {
    const [row] = await tx.insert(notificacoesFormais).values(nova).returning();
    if (!row) throw new Error('a formal notification was not written');
    return row;
  }

  async transition(
    tx: Transaction,
    { id, versao, de }: Guard<SituacaoNotificacao>,
    set: Partial<Notificacao>,
  ): Promise<Notificacao | undefined> {
    const [row] = await tx
      .update(notificacoesFormais)
      .set({ ...set, versao: versao + 1 })
      .where(
        and(
          eq(notificacoesFormais.id, id),
          eq(notificacoesFormais.versao, versao),
          inArray(notificacoesFormais.situacao, [...de]),
        ),
      )
      .returning();
    return row;
  }
}
