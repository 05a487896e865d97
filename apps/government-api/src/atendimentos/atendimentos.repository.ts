import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { rows, type Transaction } from '../database/database.ts';
import { findPage, whereAll } from '../database/page.ts';
import { type Caso, condicoes, type FiltroDaFila, fila, ordemDaFila } from './atendimentos.fila.query.ts';
import { atendimentos, contatosAtendimento } from './atendimentos.schema.ts';

type Schemas = components['schemas'];

export type Chave = { readonly lotacaoId: number; readonly data: string };
export type Pagina = { ordem: Schemas['OrdemAtendimentos']; pagina: number; tamanho: number };

/** Instants as PostgreSQL writes them into JSON. */
export type ContatoLido = { em: string; por: string; resultado: Schemas['ContatoAnotado']; nota: string | null };
export type PresencaLida = { lotacaoId: number; data: string; nome: string; desde: string };

export type LinhaDaFila = {
  id: number;
  nome: string;
  municipio: string;
  uf: Schemas['Uf'];
  fusoHorario: string;
  telefone: string | null;
  responsavelNome: string | null;
  caso: Caso;
  limite: string;
  responsavelId: number | null;
  responsavel: string | null;
  assumidoEm: string | null;
  ultimoContato: ContatoLido | null;
  contatos: number;
  pedidos: Schemas['PedidoDoAtendimento'][] | null;
  abertoPor: PresencaLida[] | null;
};

@Injectable()
export class AtendimentosRepository {
  async zones(tx: Transaction): Promise<string[]> {
    const lidos = await rows<{ fuso: string }>(tx, sql`select distinct fuso_horario as fuso from lotacoes`);
    return lidos.map(({ fuso }) => fuso);
  }

  findPage(tx: Transaction, filtro: FiltroDaFila, { ordem, pagina, tamanho }: Pagina, presentesDesde: Date) {
    const { data, usuarioId } = filtro;
    return findPage<LinhaDaFila>(tx, {
      from: fila(filtro),
      id: sql`f.id`,
      where: condicoes(filtro),
      ordering: ordemDaFila(ordem),
      pagina,
      tamanho,
      select: sql`l.id, l.nome, l.municipio, l.uf, l.fuso_horario as "fusoHorario", l.telefone,
        l.responsavel_nome as "responsavelNome", f.caso, f.limite, f.responsavel_id as "responsavelId",
        r.nome as responsavel, f.assumido_em as "assumidoEm", f.contatos, c.contato as "ultimoContato", p.pedidos,
        o.abertos as "abertoPor"`,
      join: sql`
        join lotacoes l on l.id = pagina.id
        join ${fila(filtro)} on f.id = pagina.id
        left join usuarios r on r.id = f.responsavel_id
        left join lateral (
          select json_build_object('em', c.em, 'por', u.nome, 'resultado', c.resultado, 'nota', c.nota) as contato
          from contatos_atendimento c join usuarios u on u.id = c.usuario_id where c.id = f.ultimo
        ) c on true
        left join lateral (
          select json_agg(json_build_object('id', p.id, 'numero', p.numero, 'situacao', p.situacao, 'tipo', p.tipo,
            'totalRefeicoes', p.total_refeicoes) order by p.id) as pedidos
          from pedidos p where p.lotacao_id = l.id and p.data_refeicao = ${data}::date
        ) p on true
        left join lateral (
          select json_agg(json_build_object('lotacaoId', o.lotacao_id, 'data', o.data, 'nome', u.nome, 'desde', o.desde)
            order by o.desde) as abertos
          from presencas o join usuarios u on u.id = o.usuario_id
          where o.data = ${data}::date and o.lotacao_id = l.id and o.usuario_id <> ${usuarioId}
            and o.visto_em > ${presentesDesde.toISOString()}
        ) o on true`,
    });
  }

  countByCase(tx: Transaction, { caso: _, ...filtro }: FiltroDaFila): Promise<{ caso: Caso; quantos: number }[]> {
    return rows(
      tx,
      sql`select f.caso, count(*)::int as quantos from ${fila(filtro)} ${whereAll(condicoes(filtro))} group by f.caso`,
    );
  }

  contactsOf(tx: Transaction, { lotacaoId, data }: Chave): Promise<ContatoLido[]> {
    return rows<ContatoLido>(
      tx,
      sql`
        select c.em, u.nome as por, c.resultado, c.nota
        from contatos_atendimento c join usuarios u on u.id = c.usuario_id
        where c.data = ${data}::date and c.lotacao_id = ${lotacaoId}
        order by c.id desc limit 200`,
    );
  }

  async addContact(tx: Transaction, contato: typeof contatosAtendimento.$inferInsert): Promise<void> {
    await tx.insert(contatosAtendimento).values(contato);
  }

  /** False when somebody else has it and it may not be taken from them. One statement, so that two at once cannot both win. */
  async assign(
    tx: Transaction,
    { lotacaoId, data, usuarioId, em, deOutraPessoa }: Chave & { usuarioId: number; em: Date; deOutraPessoa: boolean },
  ): Promise<boolean> {
    const mudados = await tx
      .insert(atendimentos)
      .values({ lotacaoId, data, responsavelId: usuarioId, assumidoEm: em })
      .onConflictDoUpdate({
        target: [atendimentos.lotacaoId, atendimentos.data],
        set: { responsavelId: usuarioId, assumidoEm: em },
        setWhere: deOutraPessoa ? undefined : sql`${atendimentos.responsavelId} is null`,
      })
      .returning({ id: atendimentos.lotacaoId });
    return mudados.length === 1;
  }

  async release(tx: Transaction, { lotacaoId, data }: Chave, usuarioId: number): Promise<boolean> {
    const mudados = await rows(
      tx,
      sql`
        update atendimentos set responsavel_id = null, assumido_em = null
        where lotacao_id = ${lotacaoId} and data = ${data}::date and responsavel_id = ${usuarioId}
        returning lotacao_id`,
    );
    return mudados.length === 1;
  }
}
